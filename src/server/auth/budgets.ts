import { Refusal } from '../errors.ts';
import type { Clock } from '../ports/clock.ts';

const MINUTE_MS = 60_000;
const MOST_COUNTED = 100_000;

/** Counts requests per key in the current minute, in this process. A minute begins with the first request. */
export class Rates {
  /** Sorted by the start of the minute, so that expired ones come first. */
  readonly #minutes = new Map<string, { ends: number; left: number }>();
  readonly #most: number;

  constructor(most = MOST_COUNTED) {
    this.#most = most;
  }

  /**
   * Counts one request of `perMinute`.
   * @returns the requests left (-1 if refused) and the seconds until the minute ends
   */
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

/** The requests per minute of one person, and of a whole company, in one process; 0 means no limit. */
export interface BudgetSettings {
  requestsPerPerson: number;
  requestsPerCompany: number;
}

/** Prevents one person or company from using up the capacity of others. */
export class Budgets {
  readonly #settings: BudgetSettings;
  readonly #clock: Clock;
  readonly #persons = new Rates();
  readonly #companies = new Rates();
  readonly #keys = new Rates();
  /** The number of refused requests, for the metrics. */
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

  /** The requests of a company's people and API keys together. @throws 429 */
  ofCompany(organization_id: string): void {
    const most = this.#settings.requestsPerCompany;
    if (most > 0) this.#take('company', this.#companies, organization_id, most);
  }

  /** Counts one request of a key. @returns the requests left (-1 if it must be refused), and the seconds until a new minute */
  leftOfKey(id: string, perMinute: number): { left: number; seconds: number } {
    return this.#keys.take(id, perMinute, this.#clock.now().getTime());
  }

  /** The refusal of a request that is too much, which is counted. */
  refusalOf(whose: keyof typeof SAYINGS, most: number, seconds: number): Refusal {
    this.refused[whose] += 1;
    return new Refusal(429, `${SAYINGS[whose](most)} Try again in ${seconds} s.`, undefined, { retry_after: seconds });
  }

  #take(whose: keyof typeof SAYINGS, rates: Rates, id: string, most: number): void {
    const { left, seconds } = rates.take(id, most, this.#clock.now().getTime());
    if (left < 0) throw this.refusalOf(whose, most, seconds);
  }
}

const SAYINGS = {
  person: (most: number) => `You sent more than ${most} requests in a minute.`,
  company: (most: number) => `Your company sent more than ${most} requests in a minute.`,
  key: (most: number) => `This key is limited to ${most} requests a minute.`,
};
