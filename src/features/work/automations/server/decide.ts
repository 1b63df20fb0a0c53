import type { Call } from '#server/call.ts';
import { conflict, notFound } from '#server/errors.ts';
import { effectKey, nextStep } from '../position.ts';
import { decided } from './engine/control.ts';
import { lockRun } from './engine/run.ts';
import { enqueueRun } from './engine/start.ts';

/**
 * Decides a question that an automation asks the caller, or a person who has left and for whom the caller decides. The
 * run continues at once.
 */
export async function decideApproval(
  call: Call,
  id: string,
  decision: 'approved' | 'rejected',
  note: string | null,
): Promise<void> {
  const asked = await call.maybe<{ run_id: string; effect_key: string }>(
    `select run_id, effect_key from automation_approvals where organization_id = $1 and id = $2 and app_decides_for(approver_user_id)`,
    [call.organization_id, id],
  );
  if (!asked) throw notFound('This approval');
  // The run can concern a partner that the approver does not own.
  await call.asCompany((company) => decide(company, { id, ...asked }, decision, note));
}

async function decide(
  call: Call,
  asked: { id: string; run_id: string; effect_key: string },
  decision: 'approved' | 'rejected',
  note: string | null,
): Promise<void> {
  const locked = await lockRun(call, asked.run_id);
  const open = await call.maybe<{ status: string }>(
    'select status from automation_approvals where organization_id = $1 and id = $2 for update',
    [call.organization_id, asked.id],
  );
  if (open?.status !== 'open') throw conflict('This was decided before.', { allowed: [] });
  await call.run(
    `update automation_approvals set status = $3, note = $4, decided_at = $5, decided_by = $6
     where organization_id = $1 and id = $2`,
    [call.organization_id, asked.id, decision, note, call.now(), call.actor.user_id],
  );
  if (locked?.run.wait_kind !== 'approval') return;
  const { run, definition } = locked;
  const next = nextStep(definition, run.position);
  if (!next || effectKey(next.position, next.step) !== asked.effect_key) return;
  const output = { decision, by: call.actor.full_name, ...(note && { note }) };
  const outcome = await decided({ call, run }, next.step, next.position, asked.effect_key, output);
  if (outcome === 'next') await enqueueRun(call, run.id);
}
