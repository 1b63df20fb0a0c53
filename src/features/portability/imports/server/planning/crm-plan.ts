import { contactNames } from '#features/partners/contacts/server/service.ts';
import type { Row } from '#server/db/client.ts';
import { type Read, readEmail, readInteger, readMoney } from '#server/spreadsheets/values.ts';
import { hostOf, nameKey } from '#shared/matching.ts';
import { countryOf } from './cells.ts';
import { nameInList } from './list-names.ts';
import type { CheckedRow, Refused } from './model.ts';
import { domainIn, type Named, normalizedName, RowPointer } from './names.ts';
import {
  compact,
  duplicateRowError,
  noteImportProblem,
  type Planning,
  type RowPosition,
  refused,
  refusedFor,
  takenValueError,
  valueIn,
} from './planned.ts';
import { regionsIn, regionsOfKnown } from './regions.ts';
import { checkRowChange, emptyRowContext } from './resource-plan.ts';
import { type Cells, importCheckedValues } from './row-values.ts';
import { correction } from './vocabulary.ts';

/** A product of a CRM export. `beyond` holds the row's other fields, which need no knowledge of exports. */
export function planProduct(planning: Planning, at: RowPosition, cells: Cells, beyond: Row): CheckedRow {
  const { known, plan } = planning;
  const key = normalizedName(cells.name ?? '');
  const list_price_minor = valueIn(at, 'list_price_minor', moneyOf(cells, 'list_price_minor', at));
  const { name, sku, description } = cells;
  const facts = compact({ name: name!, sku, list_price_minor, description });
  const here = known.products.get(key);
  const category = cells.category && valueIn(at, 'category', categoryIn(planning, cells.category));
  if (at.problems.length > 0) return refusedWhole(planning, at, here, { ...facts, ...beyond });
  if (here) return planChange(planning, at, key, here.id, { ...facts, ...beyond });
  if (plan.products.has(key)) return { outcome: 'skipped', key, reason: 'is already in the files' };
  const checked = extraFields(planning, at, facts, beyond);
  if ('outcome' in checked) return checked;
  if (category) plan.categories.add(category);
  plan.products.set(key, compact({ key, ...facts, category, ...checked }));
  return { outcome: 'created', key };
}

function categoryIn({ known, unknowns }: Planning, text: string): Read<string | undefined> {
  const { categories: here, categories_in_files: inFiles } = known;
  return nameInList({ kind: 'product_categories', label: 'Category', here, inFiles }, text, unknowns);
}

export function planPartner(planning: Planning, at: RowPosition, cells: Cells, beyond: Row): CheckedRow {
  const { known, plan, unknowns } = planning;
  const key = keyOfName(at, cells);
  const country = cells.country && valueIn(at, 'country', countryOf(cells.country, unknowns));
  const { name, manager_name, domain, external_ref } = cells;
  const facts = compact({ name: name!, manager_name, domain, country: country || undefined, external_ref });
  const regions = valueIn(at, 'region', regionsIn(known, cells.region ?? '', unknowns)) ?? new Map<string, string>();
  const here = key ? valueIn(at, 'name', sameHere(planning, 'partners', key, facts)) : undefined;
  const person = { email: cells.contact_email && valueIn(at, 'contact_email', readEmail(cells.contact_email)) };
  if (at.problems.length > 0) return refusedWhole(planning, at, here, { ...facts, ...beyond });
  if (here) {
    meetPartner(planning, at, cells, person, { key, name: name!, id: here.id });
    const row = known.grounds.get(at.target.key)?.existing.get(here.id);
    const stands = regionsOfKnown(known, regions.keys(), at.existing, row);
    return planChange(planning, at, key, here.id, { ...facts, ...beyond, ...stands });
  }
  if (plan.partners.has(key)) return { outcome: 'skipped', key, reason: 'is already in the files' };
  const taken = numberTaken(planning, at, external_ref);
  if (taken) return taken;
  const checked = extraFields(planning, at, facts, beyond);
  if ('outcome' in checked) return checked;
  for (const [region, called] of regions) if (!known.regions.has(region)) plan.regions.set(region, called);
  const stands = regions.size > 0 ? { regions: [...regions.keys()] } : {};
  plan.partners.set(key, compact({ key, ...facts, ...stands, ...checked, from: { file: at.file, row: at.row } }));
  meetPartner(planning, at, cells, person, { key, name: name! });
  return { outcome: 'created', key };
}

/** The person of a partner's row, by email address. */
interface Person {
  email?: string;
}

/** The key of the row's name; what is no name becomes a problem of the row. */
function keyOfName(at: RowPosition, { name = '' }: Cells): string {
  const key = nameKey(name);
  if (!key) noteImportProblem(at, 'name', `"${name}" is not a name`);
  return key;
}

/** Refuses a row with all that is wrong with it: of a new one, also what it lacks. */
function refusedWhole(planning: Planning, at: RowPosition, here: object | undefined, values: Row): CheckedRow {
  if (!here) for (const { field, reason } of newRowProblems(planning, at, values)) noteImportProblem(at, field, reason);
  return refusedFor(at.problems);
}

export function newRowProblems(planning: Planning, { target }: RowPosition, values: Row): readonly Refused[] {
  const { definitions } = planning.known.grounds.get(target.key) ?? emptyRowContext;
  const checked = importCheckedValues(target, definitions, values);
  return 'problems' in checked ? checked.problems : [];
}

/** Lets other rows name the partner as this row does, and adds its person as a contact unless the address is known. */
function meetPartner(
  { known, plan, directory, seen }: Planning,
  at: RowPosition,
  { external_ref, other_ref, contact_name, contact_first_name, contact_last_name }: Cells,
  { email }: Person,
  named: Named,
): void {
  const { first_name, last_name = '' } = contact_first_name
    ? { first_name: contact_first_name, last_name: contact_last_name }
    : contact_name
      ? contactNames(contact_name)
      : { first_name: contact_last_name };
  for (const text of [external_ref, other_ref, email]) if (text) directory.callPartner(text, named);
  if (!email || known.partner_emails.has(email) || seen.has(`contact ${email}`)) return;
  seen.set(`contact ${email}`, at.row);
  plan.rows.push({
    target: 'contacts',
    key: `of partner ${email}`,
    values: {
      first_name: (first_name || email.split('@')[0]!).slice(0, 120),
      last_name: last_name.slice(0, 120),
      email,
      partner_id: named.id ?? new RowPointer('partners', named),
    },
    from: { file: at.file, row: at.row },
  });
}

export function planAccount(planning: Planning, at: RowPosition, cells: Cells, beyond: Row): CheckedRow {
  const { plan, unknowns } = planning;
  const key = keyOfName(at, cells);
  const country = cells.country && valueIn(at, 'country', countryOf(cells.country, unknowns));
  const counts: { employees?: number; founded_year?: number } = {};
  for (const field of ['employees', 'founded_year'] as const)
    if (cells[field]) counts[field] = valueIn(at, field, readInteger(cells[field], at.reading.decimal_mark));
  const { name, external_ref } = cells;
  const facts = compact({
    name: name!,
    ...counts,
    annual_revenue_minor: valueIn(at, 'annual_revenue_minor', moneyOf(cells, 'annual_revenue_minor', at)),
    industry: correctedIndustry(planning, cells.industry),
    country: country || undefined,
    domain: hostOf(cells.domain ?? '') ?? undefined,
    external_ref,
  });
  const here = key ? valueIn(at, 'name', sameHere(planning, 'accounts', key, facts)) : undefined;
  if (at.problems.length > 0) return refusedWhole(planning, at, here, { ...facts, ...beyond });
  if (here) return planChange(planning, at, key, here.id, { ...facts, ...beyond });
  if (plan.accounts.has(key)) return { outcome: 'skipped', key, reason: 'is already in the files' };
  const taken = numberTaken(planning, at, external_ref);
  if (taken) return taken;
  const checked = extraFields(planning, at, facts, beyond);
  if ('outcome' in checked) return checked;
  const parent = cells.parent ? nameKey(cells.parent) : undefined;
  plan.accounts.set(key, compact({ key, ...facts, parent, ...checked }));
  return { outcome: 'created', key };
}

/** Compares an existing row with the file. By default it stays as it is. */
export function planChange(planning: Planning, at: RowPosition, key: string, id: string, values: Row): CheckedRow {
  const { known, plan, seen } = planning;
  const { target, file, row, existing = 'keep' } = at;
  const { existing: rows, definitions } = known.grounds.get(target.key) ?? emptyRowContext;
  const here = rows.get(id);
  if (existing === 'keep' || !here || seen.has(`${target.key} ${id}`)) return { outcome: 'unchanged', key };
  seen.set(`${target.key} ${id}`, row);
  const judged = checkRowChange(target, definitions, here, values, key, existing);
  if ('problems' in judged) return refusedFor(judged.problems);
  if (judged.value.outcome === 'unchanged') return { outcome: 'unchanged', key };
  const taken = takenValueError(planning, at, judged.value.planned.values.custom, id);
  if (taken) return taken;
  plan.rows.push({ ...judged.value.planned, target: target.key, from: { file, row } });
  return { outcome: 'updated', key };
}

/** The fields of a new row that this plan does not handle itself, validated together with the whole row. */
export function extraFields(planning: Planning, at: RowPosition, usual: Row, beyond: Row): { more?: Row } | CheckedRow {
  const { target } = at;
  const { definitions } = planning.known.grounds.get(target.key) ?? emptyRowContext;
  const checked = importCheckedValues(target, definitions, { ...usual, ...beyond });
  if ('problems' in checked) return refusedFor(checked.problems);
  const { custom, ...values } = checked.value;
  const taken = takenValueError(planning, at, custom);
  if (taken) return taken;
  const more: Row = Object.fromEntries(Object.entries(values).filter(([key]) => key in beyond));
  if (Object.keys((custom ?? {}) as Row).length > 0) more.custom = custom;
  return Object.keys(more).length > 0 ? { more } : {};
}

export function moneyOf(cells: Cells, field: string, { reading }: RowPosition): Read<number | undefined> {
  if (!cells[field]) return { value: undefined };
  return readMoney(cells[field], reading.currency, reading.decimal_mark, reading.multipliers[field]);
}

/** Known by its number in the other system, else by its name, else by its domain; a name of several rows needs more. */
function sameHere(
  { known, directory }: Planning,
  kind: 'partners' | 'accounts',
  key: string,
  { name, external_ref, domain }: { name: string; external_ref?: string; domain?: string },
): Read<{ id: string } | undefined> {
  const numbered = external_ref ? known.numbers[kind].get(external_ref) : undefined;
  const host = domainIn(domain);
  const atDomain = host ? known[kind].get(`@ ${host}`) : undefined;
  const exact = `= ${normalizedName(name)}`;
  const count = known.ambiguous[kind].get(key);
  const spelled = known.ambiguous[kind].has(exact) ? undefined : known[kind].get(exact);
  const named = count ? (atDomain ?? spelled) : (known[kind].get(key) ?? atDomain);
  if (count && !numbered && !named)
    return { problem: `matches ${count} existing ${kind}; add a column with the domain or the external ID` };
  const here = numbered ?? named;
  // Other rows of the files may name it as this row does.
  if (here && !known[kind].has(key)) directory.alias(kind, key, here.name);
  else if (numbered) directory.alias(kind, key, numbered.name);
  return { value: here };
}

/** Two rows with one number would be one row in the other system. */
function numberTaken(
  planning: Planning,
  { target, row }: RowPosition,
  external_ref: string | undefined,
): CheckedRow | undefined {
  const before = external_ref && duplicateRowError(planning, `${target.key} number ${external_ref}`, row);
  return before ? refused('external_ref', `${external_ref} is already in row ${before}`) : undefined;
}

/** A word that is probably misspelled is kept as it is until a user accepts the proposal. */
function correctedIndustry({ unknowns }: Planning, value: string | undefined): string | undefined {
  if (!value) return undefined;
  const match = unknowns.match('industry', value);
  const proposal = correction('industry', value) ?? null;
  if (proposal || match)
    unknowns.meet(value, { kind: 'industry', label: 'Industry', names: () => [], propose: () => proposal });
  if (match && 'ignore' in match) return undefined;
  return match && 'to' in match ? match.to : value;
}
