import { requestKinds } from '#features/enablement/document-requests/schema.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { metricOf, REQUEST_PREFIX } from '../metrics.schema.ts';
import type { TierCriterion, TierCriterionCreate, TierLevel, TierProgram } from '../schema.ts';
import type { ProgramPublication } from '../steps.schema.ts';
import { tellTierPartner } from './notices.ts';
import { texts } from './texts.ts';

/** There is one draft at a time; a new one starts with the published version. */
export async function prepareProgram(call: Call, input: Partial<TierProgram>): Promise<Row> {
  const existing = await call.maybe(
    sql`select from tier_programs where organization_id = ${call.organization_id} and status = 'draft'`,
  );
  if (existing) throw conflict('There is already a draft. Edit or delete it first.');
  await requireTiers(call, input.levels);
  const latest = await latestProgram(call);
  return {
    version: (latest?.version ?? 0) + 1,
    currency: latest?.currency ?? (await baseCurrency(call)),
    promotion: latest?.promotion ?? 'proposal',
    demotion: latest?.demotion ?? 'proposal',
    grace_days: latest?.grace_days ?? 60,
    levels: latest?.levels ?? [],
    ...input,
  };
}

const latestProgram = (call: Call) =>
  call.maybe<TierProgram>(sql`
    select * from tier_programs where organization_id = ${call.organization_id} and status = 'published'
    order by version desc limit 1`);

/** Copies the criteria of the previous version to the draft. */
export async function copyCriteria(call: Call, program: TierProgram): Promise<void> {
  const latest = await latestProgram(call);
  if (!latest) return;
  const criteria = await call.rows<{ id: string }>(
    sql`select id from tier_criteria where organization_id = ${call.organization_id} and program_id = ${latest.id}`,
  );
  await call.run(sql`
    insert into tier_criteria (id, organization_id, program_id, tier_id, metric, threshold, window_months, is_mandatory,
      points,
      subject, "order")
    select n.id, c.organization_id, ${program.id}, c.tier_id, c.metric, c.threshold, c.window_months, c.is_mandatory,
      c.points, c.subject, c."order"
    from unnest(${criteria.map(({ id }) => id)}::uuid[], ${criteria.map(() => newId())}::uuid[]) n(of, id)
      join tier_criteria c on c.organization_id = ${call.organization_id} and c.id = n.of`);
}

export async function prepareProgramChange(
  call: Call,
  current: TierProgram,
  patch: Partial<TierProgram>,
): Promise<Row> {
  requireDraft(current.status);
  await requireTiers(call, patch.levels);
  return patch;
}

export function requireDraftProgram(_call: Call, current: TierProgram): Promise<void> {
  requireDraft(current.status);
  return Promise.resolve();
}

function requireDraft(status: 'draft' | 'published'): void {
  if (status !== 'draft') throw conflict('Published requirements can’t be changed. Create a draft.');
}

async function requireTiers(call: Call, levels: readonly TierLevel[] | undefined): Promise<void> {
  const ids = (levels ?? []).map(({ tier_id }) => tier_id);
  if (new Set(ids).size < ids.length) throw invalid({ levels: ['lists a tier twice'] });
  const known = await call.rows<{ id: string }>(
    sql`select id from partner_tiers where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])`,
  );
  const existing = new Set(known.map(({ id }) => id));
  const at = ids.findIndex((id) => !existing.has(id));
  if (at >= 0) throw invalid({ [`levels.${at}.tier_id`]: ['does not exist'] });
}

export async function prepareCriterion(call: Call, input: TierCriterionCreate): Promise<Row> {
  const program = await call.maybe<{ status: 'draft' | 'published' }>(
    sql`select status from tier_programs where organization_id = ${call.organization_id} and id = ${input.program_id}`,
  );
  if (!program) throw invalid({ program_id: ['does not exist'] });
  requireDraft(program.status);
  await checkCriterion(call, input);
  const { next } = await call.one<{ next: number }>(sql`
    select coalesce(max("order"), 0) + 1 as next from tier_criteria
    where organization_id = ${call.organization_id} and program_id = ${input.program_id}`);
  return { order: next, ...normalized(input) };
}

export async function prepareCriterionChange(
  call: Call,
  current: TierCriterion,
  patch: Partial<TierCriterionCreate>,
): Promise<Row> {
  requireDraft(current.program_status);
  const whole = { ...current, ...patch };
  await checkCriterion(call, whole);
  return { ...patch, ...(!metricOf(whole.metric).hasWindow && { window_months: null }) };
}

export function requireDraftCriterion(_call: Call, current: TierCriterion): Promise<void> {
  requireDraft(current.program_status);
  return Promise.resolve();
}

function normalized(input: TierCriterionCreate): Row {
  const { hasWindow } = metricOf(input.metric);
  return { ...input, window_months: hasWindow ? (input.window_months ?? null) : null };
}

async function checkCriterion(call: Call, { metric, threshold, subject, ...rest }: Partial<TierCriterionCreate>) {
  const { unit } = metricOf(metric!);
  if (unit === 'percent' && threshold! > 100) throw invalid({ threshold: ['must be at most 100'] });
  if (unit === 'rating' && threshold! > 5) throw invalid({ threshold: ['must be at most 5'] });
  if ((unit === 'count' || unit === 'money') && !Number.isInteger(threshold)) {
    throw invalid({ threshold: ['must be a whole number'] });
  }
  if (rest.is_mandatory === false && !rest.points) throw invalid({ points: ['is required for an optional criterion'] });
  if (metric === 'document') checkDocument(subject);
  if (metric === 'certified_people' && subject) {
    const found = await call.maybe(sql`
      select from certificate_programs
      where organization_id = ${call.organization_id} and id::text = ${subject} and kind = 'person'`);
    if (!found) throw invalid({ subject: ['must be a certificate of people'] });
  }
  if (metric === 'custom_field') {
    const found = await call.maybe(sql`
      select from custom_fields
      where organization_id = ${call.organization_id} and entity = 'partners' and key = ${subject ?? ''}
        and field_type in ('DECIMAL', 'BOOL')`);
    if (!found) throw invalid({ subject: ['must be a number or yes/no field of partners'] });
  }
}

function checkDocument(subject: string | null | undefined): void {
  if (!subject) throw invalid({ subject: ['is required: a document request, or the tag of a document'] });
  const isKnown = requestKinds.some(({ value }) => subject === REQUEST_PREFIX + value);
  if (subject.startsWith(REQUEST_PREFIX) && !isKnown) throw invalid({ subject: ['is no kind of document request'] });
}

/** Publishes the draft from a day on and notifies partners. */
export async function publishTierProgram(
  call: Call,
  { id }: TierProgram,
  { effective_from = call.today() }: ProgramPublication,
): Promise<void> {
  if (effective_from < call.today()) throw invalid({ effective_from: ['must not be in the past'] });
  const { criteria } = await call.one<{ criteria: number }>(sql`
    select count(*)::int as criteria from tier_criteria
    where organization_id = ${call.organization_id} and program_id = ${id}`);
  if (criteria === 0) throw conflict('Add at least one criterion before publishing.');
  await call.run(sql`
    update tier_programs
    set status = 'published', effective_from = ${effective_from}, published_at = ${call.now()},
      published_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.announce('tier_programs.published', id);
}

/** Runs in the background, because a program has many partners. */
export async function tellOfRequirements(call: Call, id: string): Promise<void> {
  const { effective_from } = await call.one<{ effective_from: string }>(
    sql`select effective_from from tier_programs where organization_id = ${call.organization_id} and id = ${id}`,
  );
  const partners = await call.rows<{ id: string }>(sql`
    select distinct p.id
    from partners p join contacts c on c.organization_id = p.organization_id and c.partner_id = p.id
    where p.organization_id = ${call.organization_id} and c.user_id is not null and c.archived_at is null
      and p.archived_at is null`);
  for (const partner of partners) {
    await tellTierPartner(call, partner.id, () => ({
      kind: 'tier_requirements',
      text: texts.newRequirements(effective_from),
      subject: texts.newRequirementsSubject,
      dedupe_key: `tier-program ${id}`,
    }));
  }
}
