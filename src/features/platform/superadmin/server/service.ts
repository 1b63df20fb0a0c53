import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';

export interface Operation {
  /** `created`, `updated`, `suspended` ... as people read it in the log. */
  action: string;
  ref_table: string;
  ref_id: string;
  /** `{field: [before, after]}`, or what was made or taken away. */
  changes?: Row;
  reason?: string | undefined;
  /** The company it concerned. */
  company_id?: string;
}

/** Notes what somebody who runs the installation did, in the same transaction. */
export async function recordOperation(call: Call, operation: Operation): Promise<void> {
  const { action, ref_table, ref_id, company_id, changes = {}, reason } = operation;
  await call.run(
    `insert into operator_events (at, actor_id, actor_name, action, ref_table, ref_id, company_id, changes, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      call.now(),
      call.actor.user_id,
      call.actor.full_name,
      action,
      ref_table,
      ref_id,
      company_id ?? null,
      JSON.stringify(changes),
      reason ?? null,
    ],
  );
}

/** Makes the company's own log say who did the next writes, and why: it knows no people but its own. */
export async function inTheNameOfTheOperator(call: Call, reason?: string): Promise<void> {
  await call.because(`${call.actor.full_name}, who runs this installation${reason ? `: ${reason}` : ''}`);
}

/** For what no row of the company's says: writes into its log by hand. */
export async function tellCompany(
  call: Call,
  organization_id: string,
  {
    ref_table,
    ref_id,
    changes,
    reason,
  }: { ref_table: string; ref_id: string; changes: Row; reason?: string | undefined },
): Promise<void> {
  await call.run(
    `insert into audit_events (organization_id, actor_kind, action, ref_table, ref_id, changes, reason, request_id)
     values ($1, 'system', 'updated', $2, $3, $4, $5, $6)`,
    [
      organization_id,
      ref_table,
      ref_id,
      JSON.stringify(changes),
      `${call.actor.full_name}, who runs this installation${reason ? `: ${reason}` : ''}`,
      call.request_id ?? null,
    ],
  );
}

/** `{field: [before, after]}` of what differs. */
export function differences(before: Row, after: Row): Row {
  return Object.fromEntries(
    Object.keys(after)
      .filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
      .map((name) => [name, [before[name] ?? null, after[name] ?? null]]),
  );
}
