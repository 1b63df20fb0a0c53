import type { Mode } from '#web/credentials.ts';

/** The second key, and where it leads. */
const places: Record<Mode, Readonly<Record<string, string>>> = {
  company: {
    d: '/dashboard',
    p: '/partners',
    t: '/contacts',
    o: '/commissions/opportunities',
    c: '/commissions',
    s: '/commissions/structure',
    u: '/commissions/payouts',
  },
  partner: { d: '/partner-dashboard', r: '/revenue/deal-desk', u: '/revenue/payouts' },
};

/** Only screens this person is offered. */
export function placesFor(mode: Mode, offered: readonly string[]): [key: string, path: string][] {
  return Object.entries(places[mode]).filter(([, path]) => offered.includes(path));
}

const WAIT_MS = 1_200;

/** Follows single keys: after g, the next one within a moment names the place. */
export class GoSequence {
  #since: number | undefined;

  /** @returns the second key, when this press completes a sequence */
  press(key: string, now: number): string | undefined {
    const waits = this.#since !== undefined && now - this.#since <= WAIT_MS;
    this.#since = undefined;
    if (waits) return key;
    if (key === 'g') this.#since = now;
    return undefined;
  }
}
