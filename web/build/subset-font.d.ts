// The package brings no types of its own.
declare module "subset-font" {
  interface Options {
    targetFormat?: "woff2";
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    noHinting?: boolean;
  }
  export default function subset(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Uint8Array>;
}
