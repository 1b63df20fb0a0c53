import { Refusal } from '../errors.ts';
import type { Clock } from '../ports/clock.ts';

const MINUTE_MS = 60_000;
const MOST_COUNTED = 100_000;

/** Requests of each of many in their present minute, in this process. A minute begins with one's first request. */
export class Rates {
  /** In the order in which minutes began, so that who is done stands in front. */
  readonly #minutes = new Map<string, { ends: number; left: number }>();
  readonly #most: number;

  constructor(most = MOST_COUNTED) {
    this.#most = most;
  }

  /** Counts one request of `perMinute`. @returns what is left, -1 when nothing was, and the seconds until it begins anew */
  take(id: string, perMinute: number, now: number): { left: number; seconds: number } {
    let minute = this.#minutes.get(id);
    if (!minute || minute.ends <= now) {
      this.#minutes.delete(id);
      if (this.#minutes.size >= this.#most) this.#makeRoom(now);
      minute = { ends: now + MINUTE_MS, left: perMinute };
      this.#minutes.set(id, minute);
    }
    if (minute.left >= 0) minute.left -= 1;
    return { left: minute.left, seconds: Math.ceil((minute.ends - now) / 1_000) };
  }

  get counted(): number {
    return this.#minutes.size;
  }

  #makeRoom(now: number): void {
    for (const [id, { ends }] of this.#minutes) {
      if (ends > now && this.#minutes.size < this.#most) return;
      this.#minutes.delete(id);
    }
  }
}

/** What a person's screens and scripts, and all of a company's together, may ask of one process in a minute; 0: without limit. */
export interface BudgetSettings {
  requestsPerPerson: number;
  requestsPerCompany: number;
}

/** Nobody's requests leave too little for the others'. */
export class Budgets {
  readonly #settings: BudgetSettings;
  readonly #clock: Clock;
  readonly #persons = new Rates();
  readonly #companies = new Rates();
  readonly #keys = new Rates();
  /** How many requests were refused, for whoever watches the server. */
  readonly refused = { person: 0, company: 0, key: 0 };

  constructor(settings: BudgetSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** @throws 429 */
  ofPerson(user_id: string): void {
    const most = this.#settings.requestsPerPerson;
    if (most > 0) this.#take('person', this.#persons, user_id, most);
  }

  /** Its people's and its programs' requests together. @throws 429 */
  ofCompany(organization_id: string): void {
    const most = this.#settings.requestsPerCompany;
    if (most > 0) this.#take('company', this.#companies, organization_id, most);
  }

  /** @throws 429 */
  ofKey(id: string, perMinute: number): { left: number; seconds: number } {
    return this.#take('key', this.#keys, id, perMinute);
  }

  #take(whose: keyof typeof SAYINGS, rates: Rates, id: string, most: number): { left: number; seconds: number } {
    const taken = rates.take(id, most, this.#clock.now().getTime());
    if (taken.left >= 0) return taken;
    this.refused[whose] += 1;
    const { seconds } = taken;
    throw new Refusal(429, `${SAYINGS[whose](most)}: try again in ${seconds} s.`, undefined, { retry_after: seconds });
  }
}

const SAYINGS = {
  person: (most: number) => `You asked more than ${most} times within a minute`,
  company: (most: number) => `Your company's people and programs asked more than ${most} times within a minute`,
  key: (most: number) => `This key may be used ${most} times a minute`,
};
