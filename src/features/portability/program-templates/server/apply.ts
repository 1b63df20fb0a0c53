import { createPlanFromTemplate } from '#features/commissions/commission-plans/server/service.ts';
import { createType } from '#features/deals/opportunity-types/server/service.ts';
import { createPartnerPage } from '#features/partners/partner-pages/server/service.ts';
import { createPartnerTier } from '#features/partners/partner-tiers/server/service.ts';
import { createPartnerType } from '#features/partners/partner-types/server/service.ts';
import { createCustomField, restoreCustomField } from '#features/setup/custom-fields/server/service.ts';
import { programModules } from '#features/setup/program-settings/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { declaredResources } from '#server/resource/define.ts';
import { createRow } from '#server/resource/verbs.ts';
import { isShown } from '#shared/program/shapes.ts';
import { catalog } from '../catalog.ts';
import type { MotionKey, TemplateApplied } from '../schema.ts';
import { SIGNUP_NAME, type Template } from '../template.ts';
import { existingItems, type ItemTable, type Present, programTemplateItems } from './existing-items.ts';

/** Adds the missing items of a template. Repeated or concurrent calls add nothing twice. */
export async function applyTemplate(call: Call, key: MotionKey): Promise<TemplateApplied> {
  await oneTemplateAtATime(call);
  await call.because(`Applied the template "${catalog[key].name}"`);
  const present = await existingItems(call);
  const wanted = programTemplateItems(catalog[key], present, await presenceIn(call)).filter(
    ({ state }) => state === 'new',
  );
  for (const table of new Set(wanted.map(({ ref_table }) => ref_table))) call.require(table, 'manage');
  for (const item of wanted) {
    const id = await add(call, catalog[key], item, present);
    // The same row may be restored after the template was removed.
    await call.run(
      `insert into program_template_items (organization_id, template, ref_table, ref_id, added_version)
       select $1, $2, $3, id, row_version from ${item.ref_table} where organization_id = $1 and id = $4
       on conflict (organization_id, ref_table, ref_id) do update set template = excluded.template, added_version = excluded.added_version`,
      [call.organization_id, key, item.ref_table, id],
    );
  }
  return { added: wanted.map(({ ref_table, name }) => ({ ref_table, name })) };
}

/** Tells whether a module is on and belongs to the company's program, as it is in this transaction. */
export async function presenceIn(call: Call): Promise<(module: string) => boolean> {
  const modules = await programModules(call);
  return (module) => isShown(module, modules) && !call.actor.permissions.includes(`-${module}:view`);
}

/** Two applications at once would both find things missing. */
export async function oneTemplateAtATime(call: Call): Promise<void> {
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('program templates ' || ${call.organization_id}, 0))`,
  );
}

async function add(
  call: Call,
  template: Template,
  { ref_table, name }: { ref_table: ItemTable; name: string },
  { archivedQuestions }: Present,
): Promise<string> {
  switch (ref_table) {
    case 'partner_types':
      return createPartnerType(call, { ...template.types.find((type) => type.name === name)! });
    case 'partner_tiers':
      return createPartnerTier(call, { ...template.tiers.find((tier) => tier.name === name)! });
    case 'opportunity_types':
      return createType(call, template.pipelines.find((pipeline) => pipeline.name === name)!);
    case 'commission_plans':
      return (await createPlanFromTemplate(call, template.plan.template, { name })).plan_id;
    case 'tracks':
      return createRow(call, declaredResources().get('tracks')!, { name, definition: template.track!.definition });
    case 'partner_pages':
      return addSignupPage(call, template);
    case 'custom_fields': {
      const question = template.questions.find(({ label }) => label === name)!;
      const archived = archivedQuestions.get(question.key);
      if (!archived) return createCustomField(call, { entity: 'deal_registrations', ...question });
      await restoreCustomField(call, archived);
      return archived;
    }
  }
}

/** A draft with the usual questions. New partners get the first type and the lowest tier, unless the reviewer decides otherwise. */
async function addSignupPage(call: Call, { signup, types, tiers }: Template): Promise<string> {
  const [placement] = await call.rows<{ type_id: string | null; tier_id: string | null }>(sql`
    select (select id from partner_types where organization_id = ${call.organization_id} and archived_at is null
        and lower(name) = lower(${types[0]!.name})) as type_id,
      (select id from partner_tiers where organization_id = ${call.organization_id} and archived_at is null
        and lower(name) = lower(${tiers[0]!.name})) as tier_id`);
  const benefits = tiers.map((tier) => ({ name: tier.name, points: [tier.benefits] }));
  return createPartnerPage(call, {
    name: SIGNUP_NAME,
    ...signup,
    ...placement!,
    // A company that kept its own tiers describes their benefits itself.
    blocks: placement!.tier_id ? [{ kind: 'benefits', title: 'What you get', tiers: benefits }] : [],
  });
}
