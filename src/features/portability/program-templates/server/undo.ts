import { archivePlans } from '#features/commissions/commission-plans/server/service.ts';
import { archivePartnerPages } from '#features/partners/partner-pages/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { referencesTo } from '#server/resource/references.ts';
import { catalog } from '../catalog.ts';
import type { MotionKey, TemplateUndone } from '../schema.ts';
import { oneTemplateAtATime } from './apply.ts';
import { type ItemTable, itemTables } from './existing-items.ts';

/** An item that a template added and that still exists. */
export interface TemplateAddition {
  template: MotionKey;
  ref_table: ItemTable;
  ref_id: string;
  name: string;
  /** Why it is kept when the template is removed; null: no one changed or used it. */
  reason: string | null;
}

/** Parts of an item, which are added and removed with it. */
const parts: Partial<Record<ItemTable, string>> = {
  opportunity_types: 'opportunity_stages',
  commission_plans: 'plan_versions',
  partner_pages: 'partner_page_days',
};

export async function additionsOfTemplates(call: Call, template?: MotionKey): Promise<TemplateAddition[]> {
  const items = await call.rows<Omit<TemplateAddition, 'reason'> & { is_changed: boolean }>(sql`
    select i.template, i.ref_table, i.ref_id, n.name, n.row_version > i.added_version as is_changed
    from program_template_items i join (
      select 'partner_types' as ref_table, id, name, row_version, archived_at from partner_types
      where organization_id = ${call.organization_id}
      union all select 'partner_tiers', id, name, row_version, archived_at from partner_tiers
      where organization_id = ${call.organization_id}
      union all select 'opportunity_types', t.id, t.name,
        t.row_version +
        (select coalesce(sum(s.row_version - 1 + case when s.created_at > t.created_at then 1 else 0 end), 0)
        from opportunity_stages s where s.organization_id = ${call.organization_id} and s.type_id = t.id), t.archived_at
          from opportunity_types t where t.organization_id = ${call.organization_id}
      union all select 'custom_fields', id, label, row_version, archived_at from custom_fields
      where organization_id = ${call.organization_id}
      union all select 'commission_plans', p.id, p.name,
        p.row_version + (select coalesce(sum(v.row_version - 1), 0) + count(*) - 1
        from plan_versions v where v.organization_id = ${call.organization_id} and v.plan_id = p.id), p.archived_at
          from commission_plans p where p.organization_id = ${call.organization_id}
      union all select 'tracks', id, name, row_version, archived_at from tracks
      where organization_id = ${call.organization_id}
      union all select 'partner_pages', id, name, row_version, archived_at from partner_pages
      where organization_id = ${call.organization_id}
    ) n on n.ref_table = i.ref_table and n.id = i.ref_id
    where i.organization_id = ${call.organization_id} and n.archived_at is null
      and (${template ?? null}::text is null or i.template = ${template ?? null})
    order by i.created_at, i.id`);
  const uses = await usesOf(call, items);
  return items.map(({ is_changed, ...item }) => ({
    ...item,
    reason: is_changed ? 'was changed by you' : (uses.get(item.ref_id) ?? null),
  }));
}

/** Archives what the template added and no one has changed or used since; keeps the rest, with reasons. */
export async function undoTemplate(call: Call, key: MotionKey): Promise<TemplateUndone> {
  await oneTemplateAtATime(call);
  await call.because(`Removed the template "${catalog[key].name}"`);
  const brought = await additionsOfTemplates(call, key);
  const removable = brought.filter(({ reason }) => reason === null);
  for (const table of new Set(removable.map(({ ref_table }) => ref_table))) call.require(table, 'manage');
  for (const table of itemTables) {
    const ids = removable.filter(({ ref_table }) => ref_table === table).map(({ ref_id }) => ref_id);
    if (table === 'commission_plans') await archivePlans(call, ids);
    else if (table === 'partner_pages') await archivePartnerPages(call, ids);
    else
      await call.run(
        sql`update ${sql.identifier(table)} set archived_at = ${call.now()}
            where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])`,
      );
  }
  const named = ({ ref_table, name }: TemplateAddition) => ({ ref_table, name });
  return {
    removed: removable.map(named),
    kept: brought.flatMap((item) => (item.reason ? [{ ...named(item), reason: item.reason }] : [])),
  };
}

/** The uses of each item, as text; unused items are left out. */
async function usesOf(
  call: Call,
  items: readonly (Omit<TemplateAddition, 'reason'> & { is_changed: boolean })[],
): Promise<Map<string, string>> {
  const uses = new Map<string, string>();
  // A sign-up page names a type and a tier; a page that is removed too does not count.
  const otherPages = await call.rows<{ id: string | null }>(sql`
    select unnest(array[g.type_id, g.tier_id]) as id from partner_pages g
    where g.organization_id = ${call.organization_id} and g.archived_at is null and (g.id <> all(${items.filter(({ ref_table, is_changed }) => ref_table === 'partner_pages' && !is_changed).map(({ ref_id }) => ref_id)}::uuid[])
      or exists (select from partner_applications a where a.organization_id = g.organization_id and a.page_id = g.id))`);
  const onPages = new Set(otherPages.map(({ id }) => id));
  for (const table of itemTables) {
    const ids = items.filter(({ ref_table }) => ref_table === table).map(({ ref_id }) => ref_id);
    for (const { ref_table, target_id } of await referencesTo(call, table, ids)) {
      if (ref_table === 'partner_pages' && !onPages.has(target_id)) continue;
      if (ref_table !== parts[table]) uses.set(target_id, `is used by ${ref_table.replaceAll('_', ' ')}`);
    }
  }
  const inDefaults = await call.rows<{ id: string }>(sql`
    select id from opportunity_types
    where organization_id = ${call.organization_id} and id = any(${items.map(({ ref_id }) => ref_id)}::uuid[])
      and is_default`);
  for (const { id } of inDefaults) uses.set(id, 'is the default type of new deals');
  const answered = await call.rows<{ id: string }>(sql`
    select f.id from custom_fields f
    where f.organization_id = ${call.organization_id} and f.id = any(${items.map(({ ref_id }) => ref_id)}::uuid[])
      and exists (select from deal_registrations d
        where d.organization_id = ${call.organization_id} and d.custom ? f.key)`);
  for (const { id } of answered) uses.set(id, 'has answers in registrations');
  // Structures refer to types and tiers in their rules; a structure that is removed too does not count.
  const going = items
    .filter(({ ref_table, ref_id }) => ref_table === 'commission_plans' && !uses.has(ref_id))
    .map(({ ref_id }) => ref_id);
  const named = await call.rows<{ id: string; plan_name: string }>(sql`
    select i.id, min(p.name) as plan_name from unnest(${items.map(({ ref_id }) => ref_id)}::uuid[]) i(id)
    join commission_plans p on p.organization_id = ${call.organization_id} and p.archived_at is null
      and p.id <> all(${going}::uuid[]) and p.id <> i.id
    where exists (select from plan_versions v
      where v.organization_id = ${call.organization_id} and v.plan_id = p.id
      and v.definition::text like '%' || i.id || '%')
       or exists (select from plan_assignments a
         where a.organization_id = ${call.organization_id} and a.plan_id = p.id and a.target_id = i.id)
    group by i.id`);
  for (const { id, plan_name } of named) uses.set(id, `is used by the structure "${plan_name}"`);
  return uses;
}
