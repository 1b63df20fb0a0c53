import { recordAuditEvent } from '#features/access/audit-events/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

export { exportCompany } from './export.ts';

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

/** Logs an action of a super admin, in the same transaction. */
export async function recordOperation(call: Call, operation: Operation): Promise<void> {
  const { action, ref_table, ref_id, company_id, changes = {}, reason } = operation;
  await call.run(sql`
    insert into operator_events (at, actor_id, actor_name, action, ref_table, ref_id, company_id, changes, reason)
    values (${call.now()}, ${call.actor.user_id}, ${call.actor.full_name}, ${action}, ${ref_table}, ${ref_id},
      ${company_id ?? null}, ${JSON.stringify(changes)}, ${reason ?? null})`);
}

/** Sets the reason of the next writes in the company's log, which cannot reference super admins. */
export async function setOperatorReason(call: Call, reason?: string): Promise<void> {
  await call.because(`${call.actor.full_name} (super admin)${reason ? `: ${reason}` : ''}`);
}

/** Writes an entry into the company's log for an action that changes none of its rows. */
export async function writeCompanyLog(
  call: Call,
  organization_id: string,
  {
    ref_table,
    ref_id,
    changes,
    reason,
  }: { ref_table: string; ref_id: string; changes: Row; reason?: string | undefined },
): Promise<void> {
  await recordAuditEvent(call, {
    organization_id,
    ref_table,
    ref_id,
    changes,
    reason: `${call.actor.full_name} (super admin)${reason ? `: ${reason}` : ''}`,
    bySystem: true,
  });
}

/** `{field: [before, after]}` of what differs. */
export function flagDifferences(before: Row, after: Row): Row {
  return Object.fromEntries(
    Object.keys(after)
      .filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
      .map((name) => [name, [before[name] ?? null, after[name] ?? null]]),
  );
}
