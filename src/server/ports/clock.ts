/** The product's only source of "now", so that every timer can be tested and demo data can be created in the past. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is set. */
export function fixedClock(
  start: string | Date,
): Clock & { set(to: string | Date): void; advance(milliseconds: number): void } {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to);
    },
    advance: (milliseconds) => {
      at = new Date(at.getTime() + milliseconds);
    },
  };
}
