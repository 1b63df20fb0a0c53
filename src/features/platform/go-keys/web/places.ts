import type { Mode } from '#web/session/credentials.ts';

/** The second key and its screen. */
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

/** Only screens in the user's menu. */
export function placesFor(mode: Mode, offered: readonly string[]): [key: string, path: string][] {
  return Object.entries(places[mode]).filter(([, path]) => offered.includes(path));
}

const WAIT_MS = 1_200;

/** Recognizes g followed by another key within a short time. */
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
