import type { PartnerCategory } from '#features/partners/partner-statuses/schema.ts';
import { isWorkbook, type Table } from '#server/spreadsheets/read-file.ts';
import { dateOrderOf, dayPart } from '#server/spreadsheets/values.ts';
import { isCurrency } from '#shared/money/money.ts';
import { guessColumns, isInMinorUnits, normalizedHeading } from '../../fields.ts';
import type { FieldKind, FileMapping, ImportMapping } from '../../schema.ts';
import { mappedFrom, recognize } from '../sources/recognize.ts';
import { meaningsOf } from '../sources/states.ts';
import { isCrm, type Target, type Targets } from './import-targets.ts';

/**
 * Suggests a target for each file and a field for each column, from names, headings, and first rows. Users can change
 * everything.
 */
export function suggestMapping(
  files: ReadonlyMap<string, Table>,
  targets: Targets,
  {
    currency,
    type_id,
    statuses = new Map(),
  }: { currency: string; type_id: string | null; statuses?: ReadonlyMap<string, string> },
): ImportMapping {
  const states = matchesOfStates(files, statuses);
  const mapped = [...files].map(([name, table]) => [name, suggestOne(name, table, targets)] as const);
  const cellsOf = (isMeant: (kind: FieldKind) => boolean, isRead: (table: Table) => boolean = () => true) =>
    mapped.flatMap(([name, { target, columns }]) => {
      const table = files.get(name)!;
      const fields = isRead(table) ? (targets.get(target)?.fields ?? []) : [];
      return fields.filter(({ kind }) => isMeant(kind)).flatMap(({ key }) => columnOf(table, columns[key]));
    });
  const dates = cellsOf((kind) => kind === 'date' || kind === 'instant').map(dayPart);
  // Numbers of a workbook give no hint about number formats in text files.
  const amounts = cellsOf(
    (kind) => kind === 'money' || kind === 'decimal' || kind === 'percent',
    (table) => !isWorkbook(table),
  ).map((text) => text.replace(/[^\d.,]+$/, ''));
  // Three digits behind a mark may be thousands.
  const isDecimal = (mark: string) => amounts.some((text) => new RegExp(`\\${mark}(\\d{1,2}|\\d{4,})$`).test(text));
  const own = currencyIn(
    mapped.flatMap(([name, { target, columns }]) => moneyTexts(files.get(name)!, targets.get(target), columns)),
  );
  return {
    files: Object.fromEntries(mapped),
    date_order: dateOrderOf(dates),
    decimal_mark: isDecimal(',') && !isDecimal('.') ? ',' : '.',
    currency: own ?? currency,
    type_id,
    matches: { products: {}, accounts: {}, partners: {}, stages: {}, industry: {}, country: {}, ...states },
  };
}

/** The headings and cells of the amounts of a file without a column for the currency. */
function moneyTexts(table: Table, target: Target | undefined, columns: FileMapping['columns']): string[] {
  if (!target || columns.currency) return [];
  const money = target.fields.filter(({ key, kind }) => kind === 'money' && columns[key]);
  return money.flatMap(({ key }) => [columns[key]!, ...columnOf(table, columns[key])]);
}

/** The one currency that headings and amounts name beyond doubt: "Amount (EUR)", "€ 500". */
function currencyIn(texts: readonly string[]): string | undefined {
  const named = new Set(
    texts.flatMap((text) => {
      const word = /\b[A-Z]{3}\b/.exec(text)?.[0];
      if (word && isCurrency(word)) return [word];
      return text.includes('€') ? ['EUR'] : [];
    }),
  );
  return named.size === 1 ? [...named][0] : undefined;
}

/** A known export of another partner program has a ready mapping; for any other file, it is guessed. */
function suggestOne(name: string, table: Table, targets: Targets): FileMapping {
  const source = recognize(table.header);
  return source && targets.has(source.target)
    ? mappedFrom(source, table)
    : suggestFile(name, table, [...targets.values()]);
}

/** The words of known exports for states, with what they mean. */
function* statesIn(files: ReadonlyMap<string, Table>) {
  for (const table of files.values()) {
    const source = recognize(table.header);
    const column = table.header.find((heading) => source?.state?.includes(normalizedHeading(heading)));
    if (!source || !column) continue;
    for (const [cell, meaning] of meaningsOf(columnOf(table, column), source.target))
      yield { target: source.target, cell, meaning };
  }
}

/** The categories of statuses that the partners of known exports get. */
export function categoriesIn(files: ReadonlyMap<string, Table>): ReadonlySet<PartnerCategory> {
  const partners = [...statesIn(files)].filter(({ target }) => target === 'partners');
  return new Set(partners.map(({ meaning }) => meaning as PartnerCategory));
}

/** The matches for the words of known exports; a partner's status has the name that the company gave it. */
function matchesOfStates(
  files: ReadonlyMap<string, Table>,
  statuses: ReadonlyMap<string, string>,
): Record<string, Record<string, { to: string }>> {
  const found: Record<string, Record<string, { to: string }>> = {};
  for (const { target, cell, meaning } of statesIn(files)) {
    const isPartner = target === 'partners';
    const kind = isPartner ? 'partner_statuses' : `${target}.state`;
    const to = isPartner ? statuses.get(meaning) : meaning;
    if (to) found[kind] = { ...found[kind], [cell]: { to } };
  }
  return found;
}

/** A file that explains this share of its columns is what it seems; one that could be many things must explain more. */
const ENOUGH = 0.4;
const ENOUGH_OF_A_LIST = 0.8;
/** A file that is called what it holds. */
const NAMED_SO = 0.5;
/** Other common names of the resources. */
const alsoCalled: Record<string, readonly string[]> = {
  accounts: ['companies', 'customers', 'clients'],
  partners: ['resellers'],
  opportunities: ['deals'],
};

/** The person of a partner tells less about a file than the partner: a list of people has them too. */
const weightOf = ({ key: target }: Target, field: string) =>
  target === 'partners' && field.startsWith('contact_') ? 0.5 : 1;

function suggestFile(name: string, table: Table, targets: readonly Target[]): FileMapping {
  const candidates = targets.map((target) => {
    const columns = guessColumns(table.header, target.fields);
    const found = new Map(
      Object.entries(columns).flatMap(([key, column]) => (column ? [[column, weightOf(target, key)] as const] : [])),
    );
    const hasOne = target.fields.some(({ key, into }) => into && columns[key]);
    const isComplete = target.fields.every(
      ({ key, is_required, is_custom }) => !is_required || is_custom || hasOne || columns[key],
    );
    const share = [...found.values()].reduce((sum, weight) => sum + weight, 0) / table.header.length;
    const names = [target.key, target.label, ...(alsoCalled[target.key] ?? [])];
    const isNamed = names.some((one) => normalizedHeading(name).includes(normalizedHeading(one)));
    const isEnough = share >= (isNamed || isCrm(target.key) ? ENOUGH : ENOUGH_OF_A_LIST);
    // A file named after a resource is assigned to it even if a required column still has to be chosen.
    const isLikely = (isComplete || isNamed) && isEnough;
    const covered = isCrm(target.key) ? 1 : found.size / target.fields.length;
    return { target, columns, isComplete, isLikely, score: share + (isNamed ? NAMED_SO : 0), covered };
  });
  // The target that explains the most columns wins; in a tie the CRM's own resources come first, and then the target
  // with the fewest other fields.
  const [best] = candidates
    .filter(({ isLikely }) => isLikely)
    .sort((a, b) => Number(b.isComplete) - Number(a.isComplete) || b.score - a.score || b.covered - a.covered);
  if (!best) return { target: 'skip', columns: {} };
  const { target, columns } = best;
  const multipliers = multipliersOf(table, target, columns);
  return { target: target.key, columns, ...(Object.keys(multipliers).length > 0 && { multipliers }) };
}

/** Columns that do not count in units of the currency. */
function multipliersOf(table: Table, { key, fields }: Target, columns: FileMapping['columns']): Record<string, number> {
  const minor = fields.filter((field) => field.kind === 'money' && isInMinorUnits(columns[field.key] ?? ''));
  return {
    ...Object.fromEntries(minor.map((field) => [field.key, 0])),
    ...(key === 'accounts' && looksLikeMillions(table, columns) && { annual_revenue_minor: 1_000_000 }),
  };
}

/** Revenue per employee below 100 a year is no firm's: then the column is in millions, as annual revenues often are. */
function looksLikeMillions(table: Table, columns: Record<string, string | null>): boolean {
  const revenue = columnOf(table, columns.annual_revenue_minor).map(Number);
  const employees = columnOf(table, columns.employees).map(Number);
  const ratios = revenue
    .map((amount, index) => amount / employees[index]!)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  return ratios.length > 0 && ratios[Math.floor(ratios.length / 2)]! < 100;
}

export function columnOf({ header, rows }: Table, column: string | null | undefined): string[] {
  const index = column ? header.indexOf(column) : -1;
  return index < 0 ? [] : rows.map((row) => row[index] ?? '');
}
