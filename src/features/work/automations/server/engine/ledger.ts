import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Position } from '../../position.ts';
import { type LockedRun, type LoggedStep, logSteps } from './run.ts';

/** The progress of one run within a transaction. */
export interface RunProgress {
  id: string;
  steps: LoggedStep[];
  position: Position;
  status: 'running' | 'succeeded';
  /** The data of the run, if a step added to it. */
  context: Row | null;
}

/** Collects the progress of locked runs, and writes that of all at once. */
export class RunLedger {
  readonly #call: Call;
  readonly #begun: ReadonlySet<string>;
  readonly #progress: RunProgress[] = [];

  private constructor(call: Call, begun: ReadonlySet<string>) {
    this.#call = call;
    this.#begun = begun;
  }

  static async open(call: Call, runs: readonly LockedRun[]): Promise<RunLedger> {
    const rows = await call.rows<{ run_id: string; effect_key: string }>(sql`
      select run_id, effect_key from automation_step_runs
      where organization_id = ${call.organization_id} and run_id = any(${runs.map(({ run }) => run.id)})`);
    return new RunLedger(call, new Set(rows.map(({ run_id, effect_key }) => `${run_id} ${effect_key}`)));
  }

  /** Whether the log has an entry of this step already: it waited, or it is done. */
  hasBegun(run_id: string, effect_key: string): boolean {
    return this.#begun.has(`${run_id} ${effect_key}`);
  }

  get isEmpty(): boolean {
    return this.#progress.length === 0;
  }

  add(progress: RunProgress): void {
    this.#progress.push(progress);
  }

  async write(): Promise<void> {
    if (this.isEmpty) return;
    const steps = this.#progress.flatMap((one) => one.steps);
    if (steps.length > 0) await logSteps(this.#call, steps);
    const rows = this.#progress.map(({ id, position, status, context }) => ({ id, position, status, context }));
    const now = this.#call.now();
    await this.#call.run(sql`
      update automation_runs r
      set position = n.position, status = n.status, context = coalesce(n.context, r.context),
        wait_kind = null, wait_topic = null, due_at = null, attempt = 0, error = null,
        started_at = coalesce(r.started_at, ${now}),
        finished_at = case when n.status = 'running' then null else ${now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "position" jsonb, status text, context jsonb)
      where r.organization_id = ${this.#call.organization_id} and r.id = n.id`);
  }
}
