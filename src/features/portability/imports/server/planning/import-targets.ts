import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { customDefinitions } from '#server/resource/custom.ts';
import { declaredResources, type Resource } from '#server/resource/define.ts';
import { normalizedHeading } from '../../fields.ts';
import { type ImportTarget, type TargetKey, targetKeys } from '../../schema.ts';
import { type CrmField, crmTargets } from './crm-fields.ts';
import { fieldsOfCompany } from './fields-of-company.ts';
import { type Field, fieldsOfResource, importFieldLabel } from './fields-of-resource.ts';

/** Something a file may be, with all the server must know to read it. */
export interface Target extends Omit<ImportTarget, 'fields'> {
  fields: Field[];
  resource: Resource;
  /** The resource whose permission decides. */
  guard: string;
  /** Amounts have a currency of their own; else they are in the company's. */
  has_currency: boolean;
  /** A name makes a row, so that one can be made because another row names it. */
  needs_only_name: boolean;
}

export type Targets = ReadonlyMap<string, Target>;

/** Headings in the order in which they are offered; others come behind. */
const groups = ['Sales', 'Lists', 'Commissions'];
/** The fields that an import sets itself, for resources that do not declare their fields. */
const notFromFiles = new Set(['source']);

export function isCrm(key: string): key is TargetKey {
  return (targetKeys as readonly string[]).includes(key);
}

/** All that can be imported, with the company's own fields: the CRM's nouns first, then what the declarations allow. */
export async function importTargets(call: Call): Promise<Targets> {
  const resources = declaredResources();
  const chosen = [
    ...targetKeys.map((key) => resources.get(key)!),
    ...[...resources.values()]
      .filter((resource) => resource.import && !isCrm(resource.name))
      .sort((a, b) => placeOf(a) - placeOf(b)),
  ];
  const references = await foreignKeys(call, chosen);
  const targets = new Map<string, Target>();
  for (const resource of chosen) {
    const own = resource.custom ? fieldsOfCompany(await customDefinitions(call, resource.custom)) : [];
    targets.set(resource.name, targetOf(resource, references.get(resource.name) ?? new Map(), own));
  }
  return targets;
}

function placeOf({ import: given }: Resource): number {
  const place = groups.indexOf(given!.group);
  return place < 0 ? groups.length : place;
}

function targetOf(resource: Resource, references: ReadonlyMap<string, string>, own: readonly Field[]): Target {
  const { name } = resource;
  const curated: readonly Field[] = isCrm(name)
    ? crmTargets[name].fields.map((field) => ({ ...field, label: labelIn(resource, field), is_curated: true }))
    : fieldsInOne(resource);
  const covered = new Set(curated.map(({ key, column }) => column ?? key));
  const declared = fieldsOfResource(resource, references).filter(
    ({ key }) => !covered.has(key) && !notFromFiles.has(key),
  );
  const main = (field: Field): Field => ({ ...field, is_main: true });
  const named = namedAfter(name, resource);
  return {
    key: name,
    label: isCrm(name) ? crmTargets[name].label : importFieldLabel(name),
    group: isCrm(name) ? groups[0]! : resource.import!.group,
    fields: [
      ...curated.map(main),
      // Fields beyond those a CRM usually exports are not main fields; without manually defined fields, the first ten
      // are.
      ...declared.map((field, index) => (!isCrm(name) && index < 10 ? main(field) : field)),
      // The parts of an address are not main fields; they are offered once a file has them.
      ...own.map((field) => (field.part ? field : main(field))),
    ].map(named),
    known_by: knownBy(resource, declared),
    can_update: resource.update !== undefined,
    resource,
    guard: resource.guardedBy ?? name,
    has_currency: 'currency' in (resource.create ?? resource.update)!.properties,
    needs_only_name: ((resource.create as { required?: string[] } | undefined)?.required ?? []).join() === 'name',
  };
}

/** Other words for the nouns of a CRM, as they stand in headings. */
const wordsOf: Partial<Record<string, readonly string[]>> = {
  partners: ['partner', 'reseller'],
  accounts: ['account', 'company', 'customer'],
  opportunities: ['opportunity', 'deal'],
};

/** A heading may say whose field it is: "Partner type", "Deal stage". */
function namedAfter(name: string, { noun }: Resource): (field: Field) => Field {
  const words = (wordsOf[name] ?? [noun]).map(normalizedHeading);
  return (field) => {
    const own = [normalizedHeading(field.label), ...(field.is_custom ? [] : field.synonyms)];
    const owned = words.flatMap((word) => own.filter((one) => !one.startsWith(word)).map((one) => word + one));
    return { ...field, synonyms: [...new Set([...field.synonyms, ...owned])] };
  };
}

/** A field of an export is called as it is everywhere else. */
function labelIn({ fields }: Resource, { key, column, label }: CrmField): string {
  return label ?? fields?.[column ?? key]?.label ?? importFieldLabel(key);
}

/** Columns that hold several fields: a name in one piece. */
function fieldsInOne({ import: given }: Resource): Field[] {
  return Object.entries(given?.in_one ?? {}).map(([key, { headings, into }]) => ({
    key,
    label: headings[0],
    kind: 'text',
    synonyms: [key, ...headings].map(normalizedHeading),
    into,
  }));
}

/** "email, partner and account, or by first name and last name" */
function knownBy({ name, import: given }: Resource, fields: readonly Field[]): string {
  if (isCrm(name))
    return name === 'opportunities' ? 'external ID, or by name and account' : 'external ID, name or domain';
  const words = new Intl.ListFormat('en', { type: 'conjunction' });
  const called = (key: string) => fields.find((field) => field.key === key)?.label ?? importFieldLabel(key);
  const small = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
  return given!.known_by.map((keys) => words.format(keys.map((key) => small(called(key))))).join(', or by ');
}

/**
 * Referenced resources come before those that refer to them: lists, then the objects a CRM exports, then their
 * children.
 */
export function writingOrder(targets: Targets): Target[] {
  const ordered = new Set<Target>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const target = targets.get(key);
    // Two that name each other go in the order in which they are met.
    if (!target || visited.has(key)) return;
    visited.add(key);
    for (const { tables = [] } of target.fields) for (const table of tables) visit(table);
    for (const table of namedByCrm[key] ?? []) visit(table);
    ordered.add(target);
  };
  for (const key of targets.keys()) visit(key);
  return [...ordered];
}

/** The resources that the manually defined fields refer to. */
const namedByCrm: Record<string, readonly string[]> = {
  products: ['product_categories'],
  partners: ['partner_regions'],
  opportunities: ['products', 'partners', 'accounts'],
};

/**
 * The target of each foreign key, read from the database. Team members are stored in `memberships`; the screens call
 * them people.
 */
async function foreignKeys(call: Call, resources: readonly Resource[]): Promise<Map<string, Map<string, string>>> {
  const found = await call.rows<{ name: string; column: string; target: string }>(sql`
    select t.relname as name, a.attname as column, f.relname as target from pg_constraint c
    join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and cardinality(c.conkey) = 2 and t.relnamespace = 'public'::regnamespace
      and t.relname = any(${resources.map(({ name }) => name)})`);
  const references = new Map<string, Map<string, string>>(resources.map(({ name }) => [name, new Map()]));
  for (const { name, column, target } of found)
    references.get(name)!.set(column, target === 'memberships' ? 'people' : target);
  return references;
}
