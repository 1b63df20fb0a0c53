import { closedBooks, openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, type FieldErrors, Refusal } from '#server/errors.ts';
import { createRow, lockedRow } from '#server/resource/verbs.ts';
import type { Published } from '../../responses.ts';
import type { PlanProblem, PlanVersion, PublishInput } from '../../schema.ts';
import { blocksPublishing, validatePlan } from '../../validate.ts';
import { referenceProblems } from '../names.ts';
import { planAssignments, planVersions } from '../resource.ts';
import { lockedPlan, readVersion } from './drafts.ts';
import { planDefinitionHash } from './hash.ts';
import { rejectDeletingPublished } from './rules.ts';

/** All problems that block publishing, including those that need the database. */
export async function publishingProblems(
  call: Call,
  { definition }: Pick<PlanVersion, 'definition'>,
): Promise<PlanProblem[]> {
  return [...validatePlan(definition), ...(await referenceProblems(call, definition))];
}

/**
 * Publishes a draft: from `effective_from` on it decides what deals earn. Earlier versions are superseded; a version
 * scheduled for later still takes over on its day. Nothing is recalculated here; the result says whether a
 * recalculation is needed.
 */
export async function publishPlan(call: Call, version_id: string, input: PublishInput): Promise<Published> {
  const draft = await lockedRow<PlanVersion>(call, planVersions, version_id);
  rejectDeletingPublished(draft);
  const plan = await lockedPlan(call, draft.plan_id);
  if (plan.archived_at) throw conflict('This structure is archived. Restore it before you publish.');
  if (input.row_version !== undefined && input.row_version !== draft.row_version) {
    throw conflict('The draft was changed in the meantime. Review it again before you publish.', { current: draft });
  }
  refuseProblems(await publishingProblems(call, draft));
  // The lock keeps deals from being rated and months from being closed until this transaction ends.
  await openBooks(call);
  await refuseClosedMonth(call, input);

  const { organization_id } = call;
  const { effective_from } = input;
  const others = await call.rows<Pick<PlanVersion, 'id' | 'version' | 'state' | 'effective_from'>>(sql`
    select id, version, state, effective_from from plan_versions
    where organization_id = ${organization_id} and plan_id = ${draft.plan_id} and state <> 'draft'
    order by effective_from, version for update`);
  const now = call.now();
  await call.run(sql`
    update plan_versions
    set state = 'published', effective_from = ${effective_from}, note = ${input.note?.trim() || draft.note},
      definition_hash = ${planDefinitionHash(draft.definition)},
      recorded_at = ${now}, published_at = ${now}, published_by = ${call.actor.user_id}
      where organization_id = ${organization_id} and id = ${version_id}`);
  const superseded = others.filter((other) => other.state === 'published' && other.effective_from <= effective_from);
  await call.run(sql`
    update plan_versions set state = 'superseded'
    where organization_id = ${organization_id} and id = any(${superseded.map(({ id }) => id)}::uuid[])`);
  await call.run(sql`
    update commission_plans set status = 'active'
    where organization_id = ${organization_id} and id = ${draft.plan_id} and status <> 'active'`);
  if (input.assign_to_everybody && !(await hasAssignment(call, draft.plan_id))) {
    await createRow(call, planAssignments, { plan_id: draft.plan_id, target: 'program', effective_from });
  }
  await call.announce('plan_versions.published', version_id, { plan_id: draft.plan_id, effective_from });

  const next = others.find((other) => other.effective_from > effective_from);
  const { affected } = await call.one<{ affected: number }>(sql`
    select count(*)::int as affected from commission_events
    where organization_id = ${organization_id} and kind = 'sale' and occurred_on >= ${effective_from}`);
  return {
    version: await readVersion(call, version_id),
    superseded: superseded.map(({ version }) => version),
    gives_way: next ? { version: next.version, on: next.effective_from } : null,
    affected_deals: affected,
    requires_recalculation: affected > 0,
    message: messageOf(draft.version, effective_from, next, affected),
  };
}

async function hasAssignment(call: Call, plan_id: string): Promise<boolean> {
  const assignment = await call.maybe(
    sql`select from plan_assignments where organization_id = ${call.organization_id} and plan_id = ${plan_id} limit 1`,
  );
  return assignment !== undefined;
}

/** Reports the draft's mistakes by their place in the definition, as the form shows them. */
function refuseProblems(problems: readonly PlanProblem[]): void {
  if (!blocksPublishing(problems)) return;
  const errors: FieldErrors = {};
  for (const { path, message, severity } of problems) {
    const field = `definition.${path}`;
    if (severity === 'error') errors[field] = [...(errors[field] ?? []), message];
  }
  const count = Object.keys(errors).length;
  throw new Refusal(
    422,
    `This draft cannot be published yet. Fix ${count} ${count === 1 ? 'problem' : 'problems'} first.`,
    errors,
    { problems },
  );
}

/**
 * Booked amounts of a closed month stay, so publishing into it requires the confirmation that only a recalculation
 * corrects them.
 */
async function refuseClosedMonth(
  call: Call,
  { effective_from, accepts_recalculation }: Pick<PublishInput, 'effective_from' | 'accepts_recalculation'>,
): Promise<void> {
  const books = await closedBooks(call);
  if (!books || effective_from >= books.open_from || accepts_recalculation) return;
  const message = `The month of ${effective_from} is closed. Deals of closed months change only through a recalculation, which is booked in ${books.booked_in}.`;
  throw new Refusal(
    422,
    message,
    { accepts_recalculation: ['must be accepted, or choose a start date in an open month'] },
    { problems: [{ code: 'period_closed', severity: 'warning', path: 'effective_from', message }], ...books },
  );
}

function messageOf(
  version: number,
  from: string,
  next: { version: number; effective_from: string } | undefined,
  affected: number,
): string {
  const until = next ? ` until version ${next.version} takes over on ${next.effective_from}` : '';
  const deals = affected === 1 ? '1 deal' : `${affected} deals`;
  const past =
    affected > 0
      ? ` ${deals} since then ${affected === 1 ? 'was' : 'were'} already calculated. Run a recalculation to update them.`
      : '';
  return `Version ${version} applies from ${from}${until}.${past}`;
}
