import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { ApprovalFacts, PlannedApproval } from './plan.ts';
import { planApproval } from './plan.ts';
import { type Deciders, decidersOf, isReviewLate, type StepRow } from './reviewers.ts';
import { subjectOf } from './subjects.ts';

/** A record that needs approvals. */
export interface Subject {
  subject_table: string;
  subject_id: string;
  /** The purpose of the approval, for records that can be approved for several things. */
  purpose?: string;
}

export interface RequestRow {
  id: string;
  subject_table: string;
  subject_id: string;
  partner_id: string | null;
  chain_name: string;
  status: 'open' | 'approved' | 'rejected' | 'canceled' | 'restarted';
  basis: unknown;
  started_at: string;
}

export interface Progress {
  approved: number;
  total: number;
}

const requestColumns = 'id, subject_table, subject_id, partner_id, chain_name, status, basis, started_at';
const stepColumns = `id, position, name, reviewer, substitute, substitute_after_hours, status, asked_at, decided_at, decided_by,
  decided_by_name, by_substitute, comment`;
const keyOf = (call: Call, { subject_table, subject_id, purpose = 'approve' }: Subject) => [
  call.organization_id,
  subject_table,
  subject_id,
  purpose,
];

export function approvalChainSteps(call: Call, request_id: string): Promise<StepRow[]> {
  return call.rows<StepRow>(sql`
    select ${sql.raw(stepColumns)} from approval_steps
    where organization_id = ${call.organization_id} and request_id = ${request_id} order by position`);
}

/** The open request of a record, locked until the transaction ends: two decisions at the same time come one after the other. */
async function lockedRequest(call: Call, subject: Subject): Promise<RequestRow | undefined> {
  return call.maybe<RequestRow>(
    `select ${requestColumns} from approval_requests
     where organization_id = $1 and subject_table = $2 and subject_id = $3 and purpose = $4 and status = 'open' for update`,
    keyOf(call, subject),
  );
}

/** The last request of a record, open or not. */
export async function latestRequest(call: Call, subject: Subject): Promise<RequestRow | undefined> {
  return call.maybe<RequestRow>(
    `select ${requestColumns} from approval_requests
     where organization_id = $1 and subject_table = $2 and subject_id = $3 and purpose = $4
     order by started_at desc, id desc limit 1`,
    keyOf(call, subject),
  );
}

export interface Start extends Subject {
  partner_id: string | null;
  facts: ApprovalFacts;
  /** The values that reviewers approve, such as the amount: when they change, `refreshApproval` starts over. */
  basis?: Readonly<Record<string, unknown>>;
}

/**
 * Starts the chain that applies to a record and asks the first reviewer.
 * @param plan what `planApproval` has found, if it was asked before
 * @returns null when no approvals are needed: then one decision is enough
 */
export function startApproval(call: Call, start: Start, plan?: PlannedApproval | null): Promise<Progress | null> {
  return call.asCompany(async (company) => {
    const found = plan === undefined ? await planApproval(company, start.subject_table, start.facts) : plan;
    return found && begin(company, start, found);
  });
}

async function begin(call: Call, start: Start, { chain_id, chain_name, steps }: PlannedApproval): Promise<Progress> {
  const { id } = await call.one<{ id: string }>(
    `insert into approval_requests (organization_id, subject_table, subject_id, purpose, partner_id, chain_id, chain_name, facts, basis, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      ...keyOf(call, start),
      start.partner_id,
      chain_id,
      chain_name,
      JSON.stringify(start.facts),
      JSON.stringify(start.basis ?? {}),
      call.now(),
    ],
  );
  await call.run(sql`
    insert into approval_steps (organization_id, request_id, position, name, reviewer, substitute,
      substitute_after_hours)
    select ${call.organization_id}, ${id}, n, s->>'name', s->'reviewer', nullif(s->'substitute', 'null'),
      (s->>'substitute_after_hours')::int
    from jsonb_array_elements(${JSON.stringify(steps)}::jsonb) with ordinality given(s, n)`);
  const request: RequestRow = {
    ...start,
    id,
    chain_name,
    basis: start.basis,
    status: 'open',
    started_at: call.now().toISOString(),
  };
  await ask(call, request, 1, await approvalChainSteps(call, id));
  return { approved: 0, total: steps.length };
}

/** Opens a step and notifies the people who decide it. */
async function ask(call: Call, request: RequestRow, position: number, steps: readonly StepRow[]): Promise<void> {
  const step = steps.find((one) => one.position === position)!;
  await call.run(sql`
    update approval_steps set status = 'open', asked_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${step.id}`);
  const { people, substitutes } = await decidersOf(call, request, step, steps);
  await subjectOf(request.subject_table).asked(call, {
    subject_id: request.subject_id,
    step_name: step.name,
    position,
    total: steps.length,
    people: people.length > 0 ? people : substitutes,
    isSubstitute: people.length === 0,
  });
}

export interface Decision extends Subject {
  by: { user_id: string | null; name: string | null };
  /** Only the company reads it. */
  comment?: string | null | undefined;
}

/** The result of a decision. `none`: the record needs no approvals, so the decision is final. */
export type Outcome = { outcome: 'none' } | ({ outcome: 'next' | 'approved'; step_name: string } & Progress);

/**
 * Approves the open step of a record. The caller approves the record itself only when the outcome is `none` or `approved`.
 * @throws 409 when the step is not this person's to decide, or they have approved an earlier one
 */
export function approveApprovalChainStep(call: Call, decision: Decision): Promise<Outcome> {
  return call.asCompany(async (company): Promise<Outcome> => {
    const request = await lockedRequest(company, decision);
    if (!request) return { outcome: 'none' };
    const steps = await approvalChainSteps(company, request.id);
    const step = steps.find(({ status }) => status === 'open')!;
    const { user_id } = decision.by;
    const deciders = await decidersOf(company, request, step, steps);
    const isReviewer = isAmong(deciders.people, user_id);
    if (!isReviewer && !isAmong(deciders.substitutes, user_id)) throw notTheirs(step, steps, deciders, user_id);
    await company.run(sql`
      update approval_steps
      set status = 'approved', decided_at = ${company.now()}, decided_by = ${user_id},
        decided_by_name = ${decision.by.name},
        by_substitute = ${!isReviewer}, comment = ${decision.comment?.trim() || null}
        where organization_id = ${company.organization_id} and id = ${step.id}`);
    const approved = step.position;
    const total = steps.length;
    if (approved === total) {
      await close(company, request.id, 'approved');
      return { outcome: 'approved', step_name: step.name, approved, total };
    }
    await ask(company, request, approved + 1, await approvalChainSteps(company, request.id));
    return { outcome: 'next', step_name: step.name, approved, total };
  });
}

const isAmong = (people: Deciders['people'], user_id: string | null) => people.some((one) => one.user_id === user_id);

function notTheirs(
  step: StepRow,
  steps: readonly StepRow[],
  { people, substitutes }: Deciders,
  user_id: string | null,
) {
  if (steps.some(({ status, decided_by }) => status === 'approved' && decided_by === user_id)) {
    return conflict('You have already approved this. Another person must approve the next step.');
  }
  const names = (people.length > 0 ? people : substitutes).map(({ full_name }) => full_name);
  const who = names.length > 0 ? names.slice(0, 5).join(', ') : 'a reviewer who is not available';
  return conflict(`This needs the approval of ${who} (${step.name}).`, { step: step.name });
}

/** Ends the chain because a reviewer rejected the record. Does nothing without an open chain. */
export function rejectApproval(call: Call, decision: Decision): Promise<void> {
  return call.asCompany(async (company) => {
    const request = await lockedRequest(company, decision);
    if (!request) return;
    const { user_id, name } = decision.by;
    await company.run(sql`
      update approval_steps
      set status = 'rejected', decided_at = ${company.now()}, decided_by = ${user_id}, decided_by_name = ${name},
        comment = ${decision.comment?.trim() || null}
      where organization_id = ${company.organization_id} and request_id = ${request.id} and status = 'open'`);
    await close(company, request.id, 'rejected');
  });
}

/** Ends the chain without a decision: the record was withdrawn or deleted. */
export function cancelApproval(call: Call, subject: Subject): Promise<void> {
  return call.asCompany(async (company) => {
    const request = await lockedRequest(company, subject);
    if (request) await close(company, request.id, 'canceled');
  });
}

/**
 * Restarts the chain after a change of the record, because earlier approvals do not count.
 * @returns null when no approvals are needed; undefined when nothing has changed
 */
export function refreshApproval(call: Call, start: Start): Promise<Progress | null | undefined> {
  return call.asCompany(async (company) => {
    const request = await lockedRequest(company, start);
    if (request && isSame(request.basis, start.basis ?? {})) return undefined;
    const plan = await planApproval(company, start.subject_table, start.facts);
    if (!request && !plan) return undefined;
    if (request) await close(company, request.id, plan ? 'restarted' : 'canceled');
    return plan && begin(company, start, plan);
  });
}

async function close(call: Call, request_id: string, status: RequestRow['status']): Promise<void> {
  await call.run(sql`
    update approval_requests set status = ${status}, closed_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${request_id}`);
  if (status === 'approved') return;
  await call.run(sql`
    update approval_steps set status = 'canceled'
    where organization_id = ${call.organization_id} and request_id = ${request_id} and status in ('open', 'waiting')`);
}

const isSame = (a: unknown, b: unknown) => sortedText(a) === sortedText(b);
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );

/** Open steps whose reviewer is late and whose substitute was not asked yet. */
export async function lateSteps(call: Call): Promise<string[]> {
  const open = await call.rows<StepRow>(sql`
    select ${sql.raw(stepColumns)} from approval_steps
    where organization_id = ${call.organization_id} and status = 'open'
      and substitute is not null and substitute_after_hours is not null and substitute_asked_at is null order by id`);
  return open.filter((step) => isReviewLate(call, step)).map(({ id }) => id);
}

export async function askSubstitutes(call: Call, step_id: string): Promise<void> {
  const request = await call.maybe<RequestRow>(sql`
    select ${sql.raw(requestColumns)} from approval_requests
    where organization_id = ${call.organization_id} and status = 'open'
      and id = (select request_id from approval_steps
        where organization_id = ${call.organization_id} and id = ${step_id}) for update`);
  if (!request) return;
  const steps = await approvalChainSteps(call, request.id);
  const step = steps.find(({ id }) => id === step_id)!;
  if (step.status !== 'open' || !isReviewLate(call, step)) return;
  const claimed = await call.run(sql`
    update approval_steps set substitute_asked_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${step_id} and substitute_asked_at is null`);
  if (claimed === 0) return;
  const { substitutes } = await decidersOf(call, request, step, steps);
  await subjectOf(request.subject_table).asked(call, {
    subject_id: request.subject_id,
    step_name: step.name,
    position: step.position,
    total: steps.length,
    people: substitutes,
    isSubstitute: true,
  });
}
