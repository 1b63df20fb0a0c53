import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { TemplateItem } from '../schema.ts';
import { SIGNUP_NAME, type Template } from '../template.ts';

/** The tables a template adds to, in the order it does, with what their items are. */
const kinds = {
  partner_types: 'Partner types',
  partner_tiers: 'Tiers',
  opportunity_types: 'Deal types and stages',
  custom_fields: 'Registration form questions',
  commission_plans: 'Incentive structure',
  tracks: 'Track',
  partner_pages: 'Sign-up page',
} as const;
export type ItemTable = keyof typeof kinds;
export const itemTables = Object.keys(kinds) as readonly ItemTable[];

/** The company's existing items of the kinds that templates add, by lowercase name (custom fields by key). */
export interface Present {
  names: ReadonlyMap<ItemTable, ReadonlySet<string>>;
  /** Fields of the registration form that were archived: their key stays taken. */
  archivedQuestions: ReadonlyMap<string, string>;
}

export async function existingItems(call: Call): Promise<Present> {
  const rows = await call.rows<{ ref_table: ItemTable | 'archived'; key: string; id: string }>(sql`
    select 'partner_types' as ref_table, lower(name) as key, id from partner_types
    where organization_id = ${call.organization_id} and archived_at is null
    union all select 'partner_tiers', lower(name), id from partner_tiers
    where organization_id = ${call.organization_id} and archived_at is null
    union all select 'opportunity_types', lower(name), id from opportunity_types
    where organization_id = ${call.organization_id} and archived_at is null
    union all select 'commission_plans', lower(name), id from commission_plans
    where organization_id = ${call.organization_id} and archived_at is null
    union all select 'tracks', lower(name), id from tracks
    where organization_id = ${call.organization_id} and partner_id is null and archived_at is null
    union all select 'partner_pages', lower(name), id from partner_pages
    where organization_id = ${call.organization_id} and archived_at is null
    union all select case when archived_at is null then 'custom_fields' else 'archived' end, key, id from custom_fields
      where organization_id = ${call.organization_id} and entity = 'deal_registrations'`);
  const keysOf = (table: string) => new Set(rows.filter(({ ref_table }) => ref_table === table).map(({ key }) => key));
  return {
    names: new Map(itemTables.map((table) => [table, keysOf(table)])),
    archivedQuestions: new Map(
      rows.filter(({ ref_table }) => ref_table === 'archived').map(({ key, id }) => [key, id]),
    ),
  };
}

/** The module without which an item would be of no use: questions are asked in the registration form. */
const neededBy: Partial<Record<ItemTable, string>> = { custom_fields: 'deal_registrations' };

/**
 * The changes applying a template would make, item by item. It adds exactly the items that are `new`.
 * @param isPresent tells whether a module belongs to the program
 */
export function programTemplateItems(
  template: Template,
  { names }: Present,
  isPresent: (module: string) => boolean,
): (TemplateItem & { ref_table: ItemTable })[] {
  const stateOf = (table: ItemTable, name: string) =>
    names.get(table)!.has(name.toLowerCase()) ? ('present' as const) : ('new' as const);
  // Tiers form one ranking, so the tiers of two programs must not be mixed.
  const ladder = new Set(template.tiers.map(({ name }) => name.toLowerCase()));
  const hasOwnTiers = [...names.get('partner_tiers')!].some((name) => !ladder.has(name));
  const tierState = (name: string) => {
    const state = stateOf('partner_tiers', name);
    return state === 'new' && hasOwnTiers ? ('left' as const) : state;
  };
  // One page is enough to start; a company with a page of its own has its way in.
  const pages = names.get('partner_pages')!;
  const pageState =
    pages.size > 0 && !pages.has(SIGNUP_NAME.toLowerCase()) ? ('left' as const) : stateOf('partner_pages', SIGNUP_NAME);
  const items: (Omit<TemplateItem, 'kind'> & { ref_table: ItemTable })[] = [
    ...template.types.map(({ name, description, color }) => ({
      ref_table: 'partner_types' as const,
      name,
      detail: description,
      color,
      state: stateOf('partner_types', name),
    })),
    ...template.tiers.map(({ name, benefits, color }) => ({
      ref_table: 'partner_tiers' as const,
      name,
      detail: benefits,
      color,
      state: tierState(name),
    })),
    ...template.pipelines.map(({ name, stages, color = null }) => ({
      ref_table: 'opportunity_types' as const,
      name,
      detail: stages.map((stage) => stage.name).join(' → '),
      color,
      state: stateOf('opportunity_types', name),
    })),
    ...template.questions.map(({ key, label, options = [] }) => ({
      ref_table: 'custom_fields' as const,
      name: label,
      detail: options.length > 0 ? options.map((option) => option.label).join(', ') : null,
      color: null,
      state: stateOf('custom_fields', key),
    })),
    {
      ref_table: 'commission_plans',
      name: template.plan.name,
      detail: template.plan.detail,
      color: null,
      state: stateOf('commission_plans', template.plan.name),
    },
    ...(template.track
      ? [
          {
            ref_table: 'tracks' as const,
            name: template.track.name,
            detail: template.track.detail,
            color: null,
            state: stateOf('tracks', template.track.name),
          },
        ]
      : []),
    {
      ref_table: 'partner_pages',
      name: SIGNUP_NAME,
      detail: `${template.signup.headline}, with an application form`,
      color: null,
      state: pageState,
    },
  ];
  return items
    .filter(({ ref_table }) => isPresent(neededBy[ref_table] ?? ref_table))
    .map((item) => ({ ...item, kind: kinds[item.ref_table] }));
}
