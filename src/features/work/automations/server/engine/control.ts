import { teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { caughtRefusal } from '#server/dry-run.ts';
import { invalid, type Refusal } from '#server/errors.ts';
import { automationRelations } from '#server/extension-points/automations.ts';
import type { Step } from '../../definition.schema.ts';
import { afterStep, enterBlock, type Frame, type Position } from '../../position.ts';
import { findEvent } from '../catalog/events.ts';
import { stepLabel } from '../catalog/labels.ts';
import { FactReader } from '../facts.ts';
import { tellApproval } from '../notices.ts';
import { asOwner } from './owner.ts';
import { contextOf, finishAutomationRun, logStep, type Stepping, setPosition, setWaiting } from './run.ts';
import { whyOf } from './start.ts';
import { runVariables } from './variables.ts';

const DAY_MS = 86_400_000;
const units: Readonly<Record<string, number>> = { minutes: 60_000, hours: 3_600_000, days: DAY_MS };

interface Place {
  key: string;
  place: { table: string; id: string } | undefined;
  /** The step has begun to wait. */
  isWaiting: boolean;
}

/** Runs a step that directs the flow. @returns undefined for an action */
export async function runControl(
  stepping: Stepping,
  step: Step,
  position: Position,
  at: Place,
): Promise<'next' | 'stop' | undefined> {
  switch (step.kind) {
    case 'wait':
      return at.isWaiting ? endWait(stepping, position, at, {}) : beginWait(stepping, step, at, position);
    case 'wait_event':
      return at.isWaiting
        ? endWait(stepping, position, at, { timed_out: true })
        : beginEvent(stepping, step, at, position);
    case 'approval':
      return at.isWaiting ? expireApproval(stepping, step, position, at) : ask(stepping, step, position, at);
    case 'branch':
      return branch(stepping, step, position, at);
    case 'each':
      return repeat(stepping, step, position, at);
    case 'stop':
      await logStep(stepping.call, stepping.run, step, { key: at.key, label: 'Stop', status: 'done' });
      await finishAutomationRun(stepping.call, stepping.run.id, 'succeeded');
      return 'stop';
    default:
      return undefined;
  }
}

const labelOf = ({ call, owner }: Stepping, step: Step, { place }: Place) =>
  asOwner(call, owner, (acting) => stepLabel(acting, step, place?.table ?? null));

async function beginWait(stepping: Stepping, step: Step, at: Place, position: Position): Promise<'stop'> {
  const { call, run } = stepping;
  const amount = Number(step.params.amount) || 1;
  const due_at = new Date(call.now().getTime() + amount * (units[String(step.params.unit)] ?? DAY_MS));
  await logStep(call, run, step, {
    key: at.key,
    label: await labelOf(stepping, step, at),
    status: 'waiting',
    output: { until: due_at.toISOString() },
  });
  await setPosition(call, run.id, position);
  await setWaiting(call, run.id, { kind: 'time', due_at });
  return 'stop';
}

async function beginEvent(stepping: Stepping, step: Step, at: Place, position: Position): Promise<'stop'> {
  const { call, run } = stepping;
  const found = findEvent(String(step.params.event));
  const due_at = new Date(call.now().getTime() + (Number(step.params.days) || 14) * DAY_MS);
  await logStep(call, run, step, {
    key: at.key,
    label: await labelOf(stepping, step, at),
    status: 'waiting',
    input: { event: String(step.params.event) },
  });
  await setPosition(call, run.id, position);
  await setWaiting(call, run.id, { kind: 'event', due_at, topic: found?.event.topic ?? null });
  return 'stop';
}

async function endWait(stepping: Stepping, position: Position, { key }: Place, output: Row): Promise<'next'> {
  await endOfWait(stepping, position, key, output);
  return 'next';
}

/** Ends a wait before its time; the caller queues the run. */
export async function endOfWait(
  stepping: Pick<Stepping, 'call' | 'run'>,
  position: Position,
  key: string,
  output: Row,
): Promise<void> {
  await completeStep(stepping, key, output);
  await setPosition(stepping.call, stepping.run.id, afterStep(position));
}

async function completeStep({ call, run }: Pick<Stepping, 'call' | 'run'>, key: string, output: Row) {
  await call.run(sql`
    update automation_step_runs set status = 'done', output = ${JSON.stringify(output)}, finished_at = ${call.now()}
    where organization_id = ${call.organization_id} and run_id = ${run.id} and effect_key = ${key}
      and status = 'waiting'`);
}

async function ask(stepping: Stepping, step: Step, position: Position, at: Place): Promise<'stop'> {
  const { call, run, automation, owner } = stepping;
  const due_at = new Date(call.now().getTime() + (Number(step.params.days) || 7) * DAY_MS);
  const label = await labelOf(stepping, step, at);
  const refusal = await caughtRefusal(call, async () => {
    const { question, approver, link } = await asOwner(call, owner, async (acting) => {
      const context = await contextOf(acting, stepping, step, at.key, at.place);
      const chosen = step.params.to === 'person' ? step.params.user_id : context.subject?.owner_user_id;
      const ids = [chosen, acting.actor.user_id].filter((id) => typeof id === 'string');
      const people = await teamMembersAmong(acting, ids);
      const person = people.find(({ user_id }) => user_id === chosen) ?? people[0];
      if (!person) throw invalid({ to: ['is nobody in your company'] }, 'The person to ask has left.');
      return {
        question: context.fill(String(step.params.question ?? '')).slice(0, 500),
        approver: person,
        link: context.subject?.link ?? null,
      };
    });
    const { id } = await call.one<{ id: string }>(sql`
      insert into automation_approvals (organization_id, automation_id, run_id, step_id, effect_key, partner_id,
        question,
        approver_user_id, expires_at, created_at)
      values (${call.organization_id}, ${automation.id}, ${run.id}, ${step.id}, ${at.key}, ${run.partner_id},
        ${question}, ${approver.user_id}, ${due_at}, ${call.now()})
      on conflict (organization_id, run_id, effect_key) do update set status = 'open', expires_at = excluded.expires_at
      returning id`);
    await logStep(call, run, step, {
      key: at.key,
      label,
      status: 'waiting',
      input: { question, asked: approver.full_name },
    });
    await setPosition(call, run.id, position);
    await setWaiting(call, run.id, { kind: 'approval', due_at });
    await tellApproval(call, approver, { id, question, automation: automation.name, link });
  });
  if (refusal) return failControl(stepping, step, at, label, refusal);
  return 'stop';
}

async function failControl({ call, run }: Stepping, step: Step, { key }: Place, label: string, refusal: Refusal) {
  await logStep(call, run, step, { key, label, status: 'failed', error: refusal.message });
  await finishAutomationRun(call, run.id, 'failed', refusal.message);
  return 'stop' as const;
}

async function expireApproval(stepping: Stepping, step: Step, position: Position, at: Place) {
  const { call, run } = stepping;
  await call.run(sql`
    update automation_approvals set status = 'expired'
    where organization_id = ${call.organization_id} and run_id = ${run.id} and effect_key = ${at.key}
      and status = 'open'`);
  return decided(stepping, step, position, at.key, { decision: 'expired' });
}

/** The run continues, or ends, after a decision. */
export async function decided(
  stepping: Pick<Stepping, 'call' | 'run'>,
  step: Step,
  position: Position,
  key: string,
  output: Row & { decision: 'approved' | 'rejected' | 'expired' },
): Promise<'next' | 'stop'> {
  await completeStep(stepping, key, output);
  if (output.decision === 'approved' || step.params.on_reject === 'continue') {
    await setPosition(stepping.call, stepping.run.id, afterStep(position));
    return 'next';
  }
  await finishAutomationRun(stepping.call, stepping.run.id, 'succeeded');
  return 'stop';
}

async function branch(stepping: Stepping, step: Step, position: Position, at: Place): Promise<'next' | 'stop'> {
  const { call, run, owner } = stepping;
  const found: { block: Frame['block']; why: Row[] } = { block: 'else', why: [] };
  const refusal = await caughtRefusal(call, async () => {
    await asOwner(call, owner, async (acting) => {
      const { subject, results } = await contextOf(acting, stepping, step, at.key, at.place);
      const why = await new FactReader(acting).decide(step.when, subject, runVariables(run.context), results);
      found.block = why.holds ? 'then' : 'else';
      found.why = whyOf({ when: step.when ?? null }, why);
    });
  });
  if (refusal) return failControl(stepping, step, at, 'Branch', refusal);
  const label = found.block === 'then' ? 'Conditions met' : 'Conditions not met';
  await logStep(call, run, step, { key: at.key, label, status: 'done', output: { ...found } });
  await setPosition(call, run.id, enterBlock(position, step, found.block));
  return 'next';
}

async function repeat(stepping: Stepping, step: Step, position: Position, at: Place): Promise<'next' | 'stop'> {
  const { call, run, owner } = stepping;
  const label = await labelOf(stepping, step, at);
  const relation = automationRelations(at.place?.table).find(({ key }) => key === step.params.relation);
  if (!relation || !at.place) {
    const refusal = invalid({ relation: ['does not exist'] }, 'These related records do not exist.');
    return failControl(stepping, step, at, label, refusal);
  }
  const found = await asOwner(call, owner, (acting) =>
    acting.rows<{ id: string }>(relation.ids, [call.organization_id, at.place!.id]),
  );
  const ids = found.map(({ id }) => id);
  await logStep(call, run, step, { key: at.key, label, status: 'done', output: { records: ids.length } });
  await setPosition(call, run.id, enterBlock(position, step, 'steps', ids, relation.table));
  return 'next';
}
