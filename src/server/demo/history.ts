import { addDays, addMonths } from '#shared/time/dates.ts';
import { type Actor, Call, scopeOf, systemActor } from '../call.ts';
import type { Kernel } from '../kernel.ts';
import { fixedClock } from '../ports/clock.ts';

/** Creates a company's past day by day through the product's own services, with the clock set to each day. */
export class History {
  readonly kernel: Kernel;
  readonly organization_id: string;
  readonly today: string;
  readonly #clock;
  readonly #actor: Actor;

  constructor(kernel: Kernel, organization_id: string, user_id: string, full_name: string) {
    this.kernel = kernel;
    this.organization_id = organization_id;
    this.#clock = fixedClock(kernel.clock.now());
    this.today = kernel.clock.now().toISOString().slice(0, 10);
    this.#actor = { ...systemActor(organization_id), user_id, full_name };
  }

  /** A day as `YYYY-MM-DD`, the given months and days from today. */
  day(months: number, days = 0): string {
    return addDays(addMonths(this.today, months), days);
  }

  /** Runs work on a day at ten in the morning, as the company or as a person. */
  async on<T>(day: string, work: (call: Call) => Promise<T>, as: Partial<Actor> = {}): Promise<T> {
    const at = day === this.today ? this.kernel.clock.now() : new Date(`${day}T10:00:00Z`);
    this.#clock.set(at);
    const actor = { ...this.#actor, ...as };
    return this.kernel.db.transaction(scopeOf(actor), (tx) =>
      work(new Call({ actor, tx, clock: this.#clock, sealing: this.kernel.sealing })),
    );
  }
}
