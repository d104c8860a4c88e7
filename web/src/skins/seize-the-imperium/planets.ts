// Each world looks like itself, everywhere and every time: its name decides.

export interface Look {
  readonly hue: number;
  readonly tilt: number;
  readonly kind: "bands" | "seas" | "craters" | "ice";
  readonly hasRing: boolean;
}

const LOOKS = ["bands", "seas", "craters", "ice"] as const;

export function planetOf(face: string): Look {
  const letters = Array.from(face, (letter) => letter.charCodeAt(0));
  const seed = letters.reduce((sum, letter) => (sum * 31 + letter) % 65521, 7);
  return {
    hue: (seed * 47) % 360,
    tilt: (seed % 9) * 10 - 40,
    kind: LOOKS[Math.floor(seed / 7) % LOOKS.length] ?? "seas",
    hasRing: seed % 5 === 0,
  };
}
