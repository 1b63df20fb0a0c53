import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { effectKey, nextStep } from '../position.ts';
import type { AutomationApproval } from '../schema.ts';
import type { ApprovalNote } from '../steps.schema.ts';
import { decided } from './engine/control.ts';
import { lockRun } from './engine/run.ts';
import { enqueueRun } from './engine/start.ts';
import { automationApprovals } from './resource.ts';

/**
 * Locks a question that an automation asks the caller, or a person who has left and for whom the caller decides. Its run
 * is locked first, as everywhere; it can concern a partner that the approver does not own.
 */
export async function lockedApproval(call: Call, id: string): Promise<AutomationApproval> {
  const { run_id } = await call.one<{ run_id: string }>(
    sql`
      select run_id from automation_approvals
      where organization_id = ${call.organization_id} and id = ${id} and app_decides_for(approver_user_id)`,
    'This approval',
  );
  await call.asCompany(async (company) => {
    await lockRun(company, run_id);
    await company.one(sql`
      select from automation_approvals where organization_id = ${company.organization_id} and id = ${id} for update`);
  });
  return readRow<AutomationApproval>(call, automationApprovals, id);
}

/** The rule of a decision. The run continues at once. */
export const decideAs =
  (decision: 'approved' | 'rejected') =>
  (call: Call, { id, run_id }: AutomationApproval, { note }: ApprovalNote): Promise<void> =>
    call.asCompany(async (company) => {
      const text = note?.trim() || null;
      const { effect_key } = await company.one<{ effect_key: string }>(sql`
        update automation_approvals
        set status = ${decision}, note = ${text}, decided_at = ${company.now()}, decided_by = ${company.actor.user_id}
        where organization_id = ${company.organization_id} and id = ${id} returning effect_key`);
      const locked = await lockRun(company, run_id);
      if (locked?.run.wait_kind !== 'approval') return;
      const { run, definition } = locked;
      const next = nextStep(definition, run.position);
      if (!next || effectKey(next.position, next.step) !== effect_key) return;
      const output = { decision, by: company.actor.full_name, ...(text && { note: text }) };
      const outcome = await decided({ call: company, run }, next.step, next.position, effect_key, output);
      if (outcome === 'next') await enqueueRun(company, run.id);
    });
