import { pipelines } from '#features/deals/opportunity-types/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { customDefinitions } from '#server/resource/custom.ts';
import { declaredResources } from '#server/resource/define.ts';
import type { Table } from '#server/spreadsheets/read-file.ts';
import { nameKey } from '#shared/matching.ts';
import type { ImportMapping, ImportReport } from '../../schema.ts';
import { type ExistingRows, readByIds, readExisting } from './existing-rows.ts';
import type { Field } from './fields-of-resource.ts';
import { isCrm, type Target, type Targets } from './import-targets.ts';
import { listsThatGrow } from './lists-that-grow.ts';
import type { Known, KnownDeal, Named, RowContext } from './model.ts';
import { dealKey, domainIn, normalizedName, readNames } from './names.ts';
import { refusedFor } from './planned.ts';
import { emptyRowContext } from './resource-plan.ts';
import { columnOf } from './suggest.ts';

type CompanyRow = Named & { external_ref: string | null; domain?: string | null };

const keysOfDeal = ({ external_ref, name, account_id }: KnownDeal): string[] => [
  ...(external_ref ? [external_ref] : []),
  dealKey(name, account_id),
];

/** The texts that occur more than once. */
function repeated(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}

/**
 * Rows by their names without legal forms, by their exact names, and by the domains and numbers that only one has. When
 * two rows share a name, the older one is used.
 */
function byAnyName(rows: readonly CompanyRow[]): Map<string, CompanyRow> {
  const found = new Map<string, CompanyRow>();
  const shared = repeated(rows.flatMap(({ domain }) => domainIn(domain) ?? []));
  for (const row of rows) {
    const domain = domainIn(row.domain);
    if (domain && !shared.has(domain)) found.set(`@ ${domain}`, row);
    if (row.external_ref) found.set(`# ${normalizedName(row.external_ref)}`, row);
    found.set(`= ${normalizedName(row.name)}`, row);
  }
  for (const row of rows) found.set(nameKey(row.name), row);
  return found;
}

/** The names that several rows share, unless a file spells one of them exactly. */
function ambiguousNames(rows: readonly CompanyRow[]): ReadonlyMap<string, number> {
  const ids = Map.groupBy(rows, ({ name }) => nameKey(name));
  const spelled = Map.groupBy(rows, ({ name }) => `= ${normalizedName(name)}`);
  const counts = [...ids, ...spelled].map(([key, some]) => [key, new Set(some.map(({ id }) => id)).size] as const);
  return new Map(counts.filter(([, count]) => count > 1));
}

export async function readKnown(
  call: Call,
  mapping: ImportMapping,
  files: ReadonlyMap<string, Table>,
  targets: Targets,
  tried: ImportReport['tried'] = [],
): Promise<Known> {
  const mine = [call.organization_id];
  const { base_currency } = await call.one<{ base_currency: string }>(
    sql`select base_currency from organizations where id = ${call.organization_id}`,
  );
  const named = (table: string, more = '') =>
    call.rows<CompanyRow>(
      `select id, name${more} from ${table} where organization_id = $1 and archived_at is null order by created_at desc, id desc`,
      mine,
    );
  const products = await call.rows<Named & { sku: string; list_price_minor: number | null; currency: string }>(sql`
    select id, name, sku, list_price_minor, currency from products
    where organization_id = ${call.organization_id} and archived_at is null order by created_at desc, id desc`);
  const cellsOf = (target: string, field: string) =>
    Object.entries(mapping.files).flatMap(([name, file]) =>
      file.target === target && files.has(name) ? columnOf(files.get(name)!, file.columns[field]) : [],
    );
  const readDeals = (which: string, values: readonly string[]) =>
    call.rows<KnownDeal>(
      `select o.id, o.name, o.external_ref, o.status, o.stage_id, o.amount_minor, o.currency, o.account_id, o.partner_id, o.source, o.opened_on, o.custom,
       case when o.status = 'open' then array(
         select jsonb_object_keys(e.changes) from audit_events e
         where e.organization_id = o.organization_id and e.ref_table = 'opportunities' and e.ref_id = o.id and e.action = 'updated'
           and not exists (select from imports i where i.organization_id = e.organization_id and i.id = e.batch_id)
         union select a.field from archived_changes a
         where a.organization_id = o.organization_id and a.ref_table = 'opportunities' and a.ref_id = o.id) else '{}' end as set_here
     from opportunities o where o.organization_id = $1 and ${which} order by o.created_at desc, o.id desc`,
      [call.organization_id, values],
    );
  const deals = await readDeals('o.external_ref = any($2)', cellsOf('opportunities', 'external_ref'));
  // A row without a number is known by its name and its account.
  const called = cellsOf('opportunities', 'name').map(normalizedName);
  const numbered = new Set(deals.map(({ id }) => id));
  const unnumbered = (await readDeals('o.archived_at is null and lower(trim(o.name)) = any($2)', called)).filter(
    ({ id }) => !numbered.has(id),
  );
  const live = (await pipelines(call)).filter(({ archived_at }) => !archived_at);
  const type = live.find(({ id }) => id === mapping.type_id) ?? live.find(({ is_default }) => is_default) ?? live[0];
  // One that was merged is known by its old name too, and means the partner it was merged into.
  const partners = await call.rows<CompanyRow>(sql`
    select p.id, k.name, case when k.id = p.id then p.external_ref end as external_ref,
      case when k.id = p.id then p.domain end as domain
    from partners k join partners p on p.organization_id = k.organization_id and p.id = coalesce(k.merged_into_id, k.id)
    where k.organization_id = ${call.organization_id} and p.archived_at is null
    order by k.merged_into_id is null, k.created_at desc, k.id desc`);
  const accounts = await named('accounts', ', external_ref, domain');
  const byNumber = (rows: typeof partners) =>
    new Map(rows.flatMap((row) => (row.external_ref ? [[row.external_ref, row] as const] : [])));
  const known: Known = {
    currency: base_currency,
    today: call.today(),
    zone: call.actor.timezone,
    products: new Map(
      products.flatMap((row) => [[normalizedName(row.sku), row] as const, [normalizedName(row.name), row] as const]),
    ),
    partners: byAnyName(partners),
    accounts: byAnyName(accounts),
    ambiguous: { partners: ambiguousNames(partners), accounts: ambiguousNames(accounts) },
    numbers: { partners: byNumber(partners), accounts: byNumber(accounts) },
    ...(await listsThatGrow(named, cellsOf)),
    stages: new Map((type?.stages ?? []).map((stage) => [normalizedName(stage.name), stage])),
    deals: new Map([...deals, ...unnumbered].flatMap((deal) => keysOfDeal(deal).map((key) => [key, deal] as const))),
    ambiguous_deals: repeated([...deals, ...unnumbered].map(({ name, account_id }) => dealKey(name, account_id))),
    names: new Map(),
    partner_emails: await partnerEmails(call, mapping, files, targets),
    grounds: new Map(),
    stageFields: await fieldsOfStages(call),
    tried: new Map(
      [...Map.groupBy(tried, ({ file, row }) => `${file} ${row}`)].map(([place, some]) => [
        place,
        refusedFor(some.map(({ field, reason }) => ({ field: field ?? '', reason }))),
      ]),
    ),
  };
  for (const target of importTargetsIn(mapping, targets)) {
    const { resource } = target;
    const definitions = resource.custom ? await customDefinitions(call, resource.custom) : [];
    const existing = await existingOf(call, target, mapping, cellsOf, known);
    known.grounds.set(target.key, { definitions, existing, unique: await takenValues(call, target.resource.custom) });
    for (const table of tablesNamed(target, mapping)) {
      const other = declaredResources().get(table);
      if (other && !known.names.has(table)) known.names.set(table, await readNames(call, other));
    }
  }
  return known;
}

/** The partners whose contacts have an email address that the files name. */
async function partnerEmails(
  call: Call,
  mapping: ImportMapping,
  files: ReadonlyMap<string, Table>,
  targets: Targets,
): Promise<Known['partner_emails']> {
  const texts = Object.entries(mapping.files).flatMap(([name, { target, columns }]) => {
    const fields = targets.get(target)?.fields ?? [];
    return fields
      .filter(({ key, tables }) => (target === 'partners' && key === 'contact_email') || tables?.includes('partners'))
      .flatMap(({ key }) => (files.has(name) ? columnOf(files.get(name)!, columns[key]) : []));
  });
  const addresses = [...new Set(texts.filter((text) => text.includes('@')).map(normalizedName))];
  if (addresses.length === 0) return new Map();
  const found = await call.rows<Named & { email: string }>(sql`
    select distinct on (lower(c.email), p.id) lower(c.email) as email, p.id, p.name
    from contacts c join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
    where c.organization_id = ${call.organization_id} and lower(c.email) = any(${addresses}) and c.archived_at is null
      and p.archived_at is null`);
  const byEmail = Map.groupBy(found, ({ email }) => email);
  return new Map([...byEmail].map(([email, some]) => [email, some.length === 1 ? some[0]! : null]));
}

async function fieldsOfStages(call: Call): Promise<Known['stageFields']> {
  const fields = await call.rows<{ stage_id: string; key: string; label: string }>(sql`
    select unnest(required_stage_ids) as stage_id, key, label from custom_fields
    where organization_id = ${call.organization_id} and entity = 'opportunities' and archived_at is null
    order by "order", id`);
  return Map.groupBy(fields, ({ stage_id }) => stage_id);
}

/**
 * The values taken in unique custom fields, each with the row that has it. They are kept as digests
 * (custom_unique_values).
 */
async function takenValues(call: Call, entity: string | undefined): Promise<RowContext['unique']> {
  if (!entity) return [];
  return call.rows<RowContext['unique'][number]>(sql`
    select f.key, f.label,
      coalesce(jsonb_object_agg(encode(u.digest, 'hex'), u.ref_id) filter (where u.digest is not null), '{}') as taken
    from custom_fields f
    left join custom_unique_values u on u.organization_id = f.organization_id and u.entity = f.entity and u.key = f.key
    where f.organization_id = ${call.organization_id} and f.entity = ${entity} and f.is_unique and f.archived_at is null
    group by f.key, f.label`);
}

/** The targets that the mapping assigns to the files. */
export function importTargetsIn(mapping: ImportMapping, targets: Targets): Target[] {
  const chosen = new Set(Object.values(mapping.files).map(({ target }) => target));
  return [...targets.values()].filter(({ key }) => chosen.has(key));
}

/** The resources that the chosen columns name rows of. Three are compared by names of their own. */
function tablesNamed({ key, fields }: Target, mapping: ImportMapping): string[] {
  const columns = Object.values(mapping.files).flatMap((file) => (file.target === key ? [file.columns] : []));
  return fields.filter((field) => columns.some((chosen) => chosen[field.key])).flatMap(({ tables = [] }) => tables);
}

/** Rows of the files that exist already: those of a CRM only where the user wants them updated. */
async function existingOf(
  call: Call,
  { key, fields, resource }: Target,
  mapping: ImportMapping,
  cellsOf: (target: string, field: string) => string[],
  known: Known,
): Promise<ExistingRows> {
  if (isCrm(key)) {
    const modes = Object.values(mapping.files).filter(({ target }) => target === key);
    if (modes.every(({ existing = 'keep' }) => existing === 'keep')) return emptyRowContext.existing;
    const rows = key === 'opportunities' ? known.deals : known[key];
    return readByIds(call, resource, [...new Set([...rows.values()].map(({ id }) => id))]);
  }
  const firsts = resource.import!.known_by.map(([first]) => fields.find((field) => field.key === first)!);
  // Text fields are looked up by their exact spelling; other kinds have to be parsed, so all rows are read.
  const spelled: readonly Field['kind'][] = ['text', 'long_text', 'currency', 'email'];
  if (!firsts.every(({ kind }) => spelled.includes(kind))) return readExisting(call, resource, 'all');
  const texts = firsts.map((field) => {
    const inOne = fields
      .filter(({ into }) => into)
      .flatMap((whole) => cellsOf(key, whole.key).map((text) => String(whole.into!(text)[field.key] ?? '')));
    return [field.key, [...cellsOf(key, field.key), ...inOne].filter(Boolean)] as const;
  });
  return readExisting(call, resource, new Map(texts));
}
