import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { DEFAULT_PER_DAY, DEFAULT_PER_HOUR, type Definition } from '../../definition.schema.ts';

const HOUR_MS = 3_600_000;
export const COMPANY_PER_HOUR = 500;
export const COMPANY_PER_DAY = 5_000;
/** The workers of a company at the same time cannot have more effects than this that are not yet committed. */
const NEAR = 400;

type Limits = Pick<Definition, 'max_per_hour' | 'max_per_day'>;
interface Used {
  hour: number;
  day: number;
}

/** The effects that automations and their company may still have, counted within one transaction. */
export class Budget {
  readonly #used: Map<string, Used>;
  readonly #all: Used;
  readonly #most: Used;

  private constructor(rows: readonly (Used & { automation_id: string })[], most: Used) {
    this.#used = new Map(rows.map(({ automation_id, hour, day }) => [automation_id, { hour, day }]));
    this.#all = { hour: 0, day: 0 };
    for (const { hour, day } of rows) {
      this.#all.hour += hour;
      this.#all.day += day;
    }
    this.#most = most;
  }

  static async read(call: Call): Promise<Budget> {
    const [hour, day] = windowsAt(call);
    const rows = await call.rows<Used & { automation_id: string }>(sql`
      select automation_id, (count(*) filter (where started_at > ${hour}))::int as hour, count(*)::int as day
      from automation_step_runs
      where organization_id = ${call.organization_id} and is_effect and status <> 'failed' and started_at > ${day}
      group by automation_id`);
    const limits = await call.maybe<{ max_per_hour: number | null; max_per_day: number | null }>(
      sql`select max_per_hour, max_per_day from automation_settings where organization_id = ${call.organization_id}`,
    );
    return new Budget(rows, {
      hour: limits?.max_per_hour ?? COMPANY_PER_HOUR,
      day: limits?.max_per_day ?? COMPANY_PER_DAY,
    });
  }

  /**
   * Reads the budget for the effects of many runs. Near a limit, no other worker has effects until this transaction ends,
   * because it counts only what is committed.
   */
  static async reserve(call: Call, automations: ReadonlyMap<string, Limits>): Promise<Budget> {
    const budget = await Budget.read(call);
    if ([...automations].every(([id, limits]) => budget.#left(id, limits) >= NEAR)) return budget;
    await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(${call.organization_id}, 4202))`);
    return Budget.read(call);
  }

  /** The window in which the automation, or its company, has no effect left. */
  spent(automation_id: string, { max_per_hour, max_per_day }: Limits): 'hour' | 'day' | undefined {
    const own = this.#used.get(automation_id) ?? { hour: 0, day: 0 };
    if (own.day >= (max_per_day ?? DEFAULT_PER_DAY) || this.#all.day >= this.#most.day) return 'day';
    if (own.hour >= (max_per_hour ?? DEFAULT_PER_HOUR) || this.#all.hour >= this.#most.hour) return 'hour';
    return undefined;
  }

  /** Counts an effect of this transaction that is not stored yet. */
  take(automation_id: string): void {
    const own = this.#used.get(automation_id) ?? { hour: 0, day: 0 };
    this.#used.set(automation_id, { hour: own.hour + 1, day: own.day + 1 });
    this.#all.hour += 1;
    this.#all.day += 1;
  }

  #left(automation_id: string, { max_per_hour, max_per_day }: Limits): number {
    const own = this.#used.get(automation_id) ?? { hour: 0, day: 0 };
    return Math.min(
      (max_per_day ?? DEFAULT_PER_DAY) - own.day,
      (max_per_hour ?? DEFAULT_PER_HOUR) - own.hour,
      this.#most.day - this.#all.day,
      this.#most.hour - this.#all.hour,
    );
  }
}

const windowsAt = (call: Call): [Date, Date] => {
  const now = call.now().getTime();
  return [new Date(now - HOUR_MS), new Date(now - 24 * HOUR_MS)];
};

/** The time at which the flow, and the company, may have another effect; undefined if now. */
export async function budgetEnd(call: Call, automation_id: string, limits: Limits): Promise<Date | undefined> {
  const spent = (await Budget.read(call)).spent(automation_id, limits);
  if (!spent) return undefined;
  const [hour, day] = windowsAt(call);
  // The oldest effect leaves its window then; a quarter of an hour is the shortest wait.
  const oldest = await call.one<{ at: string }>(sql`
    select min(started_at) as at from automation_step_runs
    where organization_id = ${call.organization_id} and is_effect and status <> 'failed'
      and started_at > ${spent === 'day' ? day : hour}`);
  const free = new Date(oldest.at).getTime() + (spent === 'day' ? 24 : 1) * HOUR_MS;
  return new Date(Math.max(free, call.now().getTime() + HOUR_MS / 4));
}
