import type { Call } from '#server/call.ts';
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
    'select run_id from automation_approvals where organization_id = $1 and id = $2 and app_decides_for(approver_user_id)',
    [call.organization_id, id],
    'This approval',
  );
  await call.asCompany(async (company) => {
    await lockRun(company, run_id);
    await company.one('select from automation_approvals where organization_id = $1 and id = $2 for update', [
      company.organization_id,
      id,
    ]);
  });
  return readRow<AutomationApproval>(call, automationApprovals, id);
}

/** The rule of a decision. The run continues at once. */
export const decideAs =
  (decision: 'approved' | 'rejected') =>
  (call: Call, { id, run_id }: AutomationApproval, { note }: ApprovalNote): Promise<void> =>
    call.asCompany(async (company) => {
      const text = note?.trim() || null;
      const { effect_key } = await company.one<{ effect_key: string }>(
        `update automation_approvals set status = $3, note = $4, decided_at = $5, decided_by = $6
         where organization_id = $1 and id = $2 returning effect_key`,
        [company.organization_id, id, decision, text, company.now(), company.actor.user_id],
      );
      const locked = await lockRun(company, run_id);
      if (locked?.run.wait_kind !== 'approval') return;
      const { run, definition } = locked;
      const next = nextStep(definition, run.position);
      if (!next || effectKey(next.position, next.step) !== effect_key) return;
      const output = { decision, by: company.actor.full_name, ...(text && { note: text }) };
      const outcome = await decided({ call: company, run }, next.step, next.position, effect_key, output);
      if (outcome === 'next') await enqueueRun(company, run.id);
    });
