import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { newRuleId } from '../../rule-id.ts';
import type { CommissionPlan, PlanDefinition, PlanVersion, TemplateKey } from '../../schema.ts';
import { commissionPlans, planVersions } from '../resource.ts';
import { definitionOf, templates } from '../templates.ts';

const blank: PlanDefinition = { hold_days: 30, accrue_on: 'won', rules: [] };

export interface NewPlan {
  plan_id: string;
  version_id: string;
}

/** Creates a plan with its first draft: blank, from a template, or a copy of another plan. @throws 422 */
export async function createPlan(
  call: Call,
  input: { name: string; description?: string | null; template?: TemplateKey | null; copy_of?: string | null },
): Promise<NewPlan> {
  const { template, name, description, copy_of } = input;
  if (template && copy_of) throw invalid({ copy_of: ['cannot be combined with a template'] });
  const copied = copy_of ? await copiedDefinition(call, copy_of) : blank;
  const plan_id = await createRow(call, commissionPlans, {
    name: name.trim(),
    // The template's description is not copied, because it would soon be wrong: rates change, descriptions stay.
    description: description ?? null,
  });
  const definition = template ? await definitionOf(call, template) : copied;
  return { plan_id, version_id: await insertDraft(call, plan_id, 1, definition) };
}

/** The copy gets rules of its own, so that it shares no ceilings with the original. */
async function copiedDefinition(call: Call, plan_id: string): Promise<PlanDefinition> {
  const source = await call.maybe<Pick<PlanVersion, 'definition'>>(sql`
    select definition from plan_versions where organization_id = ${call.organization_id} and plan_id = ${plan_id}
    order by version desc limit 1`);
  if (!source) throw invalid({ copy_of: ['is not a structure'] });
  const ids = new Map(
    source.definition.rules.flatMap(({ id, slot = id }) => [id, slot]).map((id) => [id, newRuleId()]),
  );
  return JSON.parse(JSON.stringify(source.definition), (_key, value) => ids.get(value) ?? value);
}

/** Uses the template's own name unless another is given; a name that is taken gets a number. */
export async function createPlanFromTemplate(
  call: Call,
  template: TemplateKey,
  { name = templates[template].name }: { name?: string } = {},
): Promise<NewPlan> {
  const taken = await call.rows<{ name: string }>(sql`
    select lower(name) as name from commission_plans
    where organization_id = ${call.organization_id} and archived_at is null`);
  let free = name;
  for (let n = 2; taken.some((plan) => plan.name === free.toLowerCase()); n += 1) free = `${name} ${n}`;
  return createPlan(call, { name: free, template });
}

/** The source of a new draft: a template, a version of the plan, or else the latest published one. */
export interface DraftSource {
  template?: TemplateKey | null;
  version_id?: string | null;
}

/** @returns the draft's id. @throws 409 with the existing draft */
export async function openDraft(
  call: Call,
  plan_id: string,
  { template, version_id }: DraftSource = {},
): Promise<string> {
  const plan = await lockedPlan(call, plan_id);
  if (plan.archived_at) throw conflict('This structure is archived. Restore it before you edit it.');
  const versions = await call.rows<Pick<PlanVersion, 'id' | 'version' | 'state' | 'definition'>>(sql`
    select id, version, state, definition from plan_versions
    where organization_id = ${call.organization_id} and plan_id = ${plan_id} order by version desc`);
  const draft = versions.find(({ state }) => state === 'draft');
  if (draft) {
    throw conflict(`Version ${draft.version} is already a draft. Publish or discard it first.`, {
      current: { id: draft.id, version: draft.version },
    });
  }
  const source = version_id ? versions.find(({ id }) => id === version_id) : versions[0];
  if (version_id && !source) throw invalid({ version_id: ['is not a version of this structure'] });
  const definition = template ? await definitionOf(call, template) : (source?.definition ?? blank);
  return insertDraft(call, plan_id, (versions[0]?.version ?? 0) + 1, definition);
}

async function insertDraft(call: Call, plan_id: string, version: number, definition: PlanDefinition): Promise<string> {
  const id = newId();
  await call.run(sql`
    insert into plan_versions (organization_id, id, plan_id, version, effective_from, definition)
    values (${call.organization_id}, ${id}, ${plan_id}, ${version}, ${call.today()}, ${JSON.stringify(definition)})`);
  return id;
}

/** Restores an archived plan without its assignments. */
export async function restorePlan(call: Call, { id }: CommissionPlan): Promise<void> {
  await call.run(sql`
    update commission_plans p set archived_at = null, status = case when exists (select from plan_versions v
      where v.organization_id = p.organization_id and v.plan_id = p.id
        and v.state <> 'draft') then 'active' else 'draft' end
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export async function lockedPlan(
  call: Call,
  plan_id: string,
): Promise<Pick<CommissionPlan, 'id' | 'name' | 'status' | 'archived_at'>> {
  const plan = await call.maybe<Pick<CommissionPlan, 'id' | 'name' | 'status' | 'archived_at'>>(sql`
    select id, name, status, archived_at from commission_plans
    where organization_id = ${call.organization_id} and id = ${plan_id} for update`);
  if (!plan) throw notFound('This structure');
  return plan;
}

export function readVersion(call: Call, id: string): Promise<PlanVersion> {
  return readRow<PlanVersion>(call, planVersions, id);
}
