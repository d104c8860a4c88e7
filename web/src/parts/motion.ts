// Motion that says what happened. It runs on the Web Animations API, which a strict content-security policy
// allows, and there is none for people who want less motion.
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

export const QUICK = 150;
export const CALM = 280;
export const GRAND = 400;

/** A time in milliseconds, or none for people who want less motion. */
export function lasting(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}

/** The second half of a card's turn: it comes round from its edge. */
export function turn(_node: Element, { duration = CALM } = {}): TransitionConfig {
  return {
    duration: lasting(duration),
    easing: cubicOut,
    css: (t) => `transform: rotateY(${(1 - t) * 90}deg)`,
  };
}

/** Something laid on the table with weight: it comes from above and settles. */
export function lay(_node: Element, { duration = GRAND } = {}): TransitionConfig {
  return {
    duration: lasting(duration),
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, 2 * t)}; transform: scale(${1 + 0.35 * u}) translateY(${-1.5 * u}em)`,
  };
}

/** Something that rises from below: a sheet, a message. */
export function rise(_node: Element, { duration = CALM } = {}): TransitionConfig {
  return {
    duration: lasting(duration),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${u * 2}em)`,
  };
}
