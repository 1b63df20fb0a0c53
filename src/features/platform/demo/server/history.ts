import { type Actor, Call, scopeOf, systemActor } from '#server/call.ts';
import type { Kernel } from '#server/kernel.ts';
import { fixedClock } from '#server/ports/clock.ts';
import { addDays, addMonths } from '#shared/dates.ts';

/** Tells a company's past day by day through the product's own services: its clock is set, then things are done. */
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

  /** `YYYY-MM-DD`, so many months and days from today. */
  day(months: number, days = 0): string {
    return addDays(addMonths(this.today, months), days);
  }

  /** Does something on a day, at ten in the morning, as the company or as somebody else. */
  async on<T>(day: string, work: (call: Call) => Promise<T>, as: Partial<Actor> = {}): Promise<T> {
    const at = day === this.today ? this.kernel.clock.now() : new Date(`${day}T10:00:00Z`);
    this.#clock.set(at);
    const actor = { ...this.#actor, ...as };
    return this.kernel.db.transaction(scopeOf(actor), (tx) =>
      work(new Call({ actor, tx, clock: this.#clock, sealing: this.kernel.sealing })),
    );
  }
}
