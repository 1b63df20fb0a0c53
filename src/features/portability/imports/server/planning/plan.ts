import { createHash } from 'node:crypto';
import type { Row } from '#server/db/client.ts';
import { inSequence } from '#server/event-loop/sequence.ts';
import { isWorkbook, surplusProblem, type Table } from '#server/spreadsheets/read-file.ts';
import type { Counts, ImportMapping, ImportReport } from '../../schema.ts';
import { noticeOf } from '../sources/recognize.ts';
import { currencyOf } from './cells.ts';
import { planAccount, planPartner, planProduct } from './crm-plan.ts';
import { DealPlan } from './deal-plan.ts';
import { Directory } from './directory.ts';
import { type Targets, writingOrder } from './import-targets.ts';
import { mixedDates, mixedDatesNotice } from './mixed-dates.ts';
import type { CheckedRow, Known, Plan, RowReading } from './model.ts';
import {
  duplicateRowError,
  importReason,
  noteImportProblem,
  type Planning,
  type RowPosition,
  refusedFor,
  takenValueError,
} from './planned.ts';
import { importPreview, PREVIEWED } from './preview.ts';
import { checkRow, emptyRowContext } from './resource-plan.ts';
import { type Cells, valuesOf } from './row-values.ts';
import { Unknowns } from './unknowns.ts';

/**
 * Works out all that an import will do, without doing it: it follows from the files, the mapping and what there is alone.
 * The dry run shows its report; the import itself carries out the very same plan.
 */
export function planImport(
  files: ReadonlyMap<string, Table>,
  mapping: ImportMapping,
  known: Known,
  targets: Targets,
): Promise<Plan> {
  return new Planner(mapping, known, targets).plan(files);
}

const outcomeOf = ({ outcome, reason, problems }: CheckedRow) => ({
  outcome,
  reason: reason ?? (importReason(problems) || null),
});

/** The problems that a report lists; the file of refused rows has all. */
export const MOST_LISTED = 200;

/** A row with a currency of its own has its amounts in it. One that is none is refused with its cell. */
export function inOwnCurrency(reading: RowReading, { currency }: Cells): RowReading {
  const own = currencyOf(currency, reading.currency);
  return 'value' in own ? { ...reading, currency: own.value } : reading;
}

class Planner {
  readonly #planning: Planning;
  readonly #deals: DealPlan;
  #mixedDates: ImportReport['mixed_dates'] = [];
  readonly #preview: NonNullable<ImportReport['preview']> = [];

  constructor(mapping: ImportMapping, known: Known, targets: Targets) {
    const unknowns = new Unknowns(mapping.matches);
    const plan: Planning['plan'] = {
      products: new Map(),
      partners: new Map(),
      accounts: new Map(),
      regions: new Map(),
      categories: new Set(),
      deals: [],
      moves: [],
      rows: [],
      lists: new Map(),
      outcomes: [],
    };
    const directory = new Directory(known, plan, targets, unknowns);
    this.#planning = { mapping, known, targets, plan, unknowns, directory, notices: new Set(), seen: new Map() };
    this.#deals = new DealPlan(this.#planning);
  }

  async plan(files: ReadonlyMap<string, Table>): Promise<Plan> {
    const { mapping, targets, plan } = this.#planning;
    // The rows that deals refer to may be anywhere in their file, so a file is read as a whole before the next kind.
    for (const { key } of writingOrder(targets))
      for (const [file, { target }] of Object.entries(mapping.files)) {
        const table = files.get(file);
        if (target === key && table) await this.#file(file, table);
      }
    this.#datePartners();
    for (const [file, table] of files) {
      const notice = mapping.files[file] && noticeOf(file, table, mapping.files[file]);
      if (notice) this.#planning.notices.add(notice);
    }
    this.#mixedDates = mixedDates(files, mapping, targets);
    for (const mixed of this.#mixedDates) if (!mixed.is_chosen) this.#planning.notices.add(mixedDatesNotice(mixed));
    // In the order of the business, so that tiers and caps count deals as they happened.
    const order = (deal: Plan['deals'][number]) => `${deal.closed_on ?? '9999'} ${deal.key}`;
    plan.deals.sort((a, b) => (order(a) < order(b) ? -1 : 1));
    return { ...plan, report: this.#report() };
  }

  async #file(file: string, table: Table): Promise<void> {
    const { mapping, targets, known, plan } = this.#planning;
    const { target: chosen, columns, multipliers = {}, date_orders = {}, existing } = mapping.files[file]!;
    const target = targets.get(chosen)!;
    const indexes = Object.entries(columns).flatMap(([key, column]) =>
      column && table.header.includes(column) ? [[key, table.header.indexOf(column)] as const] : [],
    );
    const mapped = new Set(indexes.map(([key]) => key));
    const hasOne = target.fields.some(({ key, into }) => into && mapped.has(key));
    const missing = target.fields
      .filter(({ key, is_required }) => is_required && !hasOne && !mapped.has(key))
      .map(({ key, label }) => ({ field: key, reason: `no column is chosen for ${label}` }));
    const reading: RowReading = {
      target: target.key,
      decimal_mark: isWorkbook(table) ? '.' : mapping.decimal_mark,
      date_order: mapping.date_order,
      date_orders,
      zone: known.zone,
      currency: target.has_currency ? mapping.currency : known.currency,
      multipliers,
    };
    const turn = inSequence();
    for (const [index, row] of table.rows.entries()) {
      if (index % 50 === 0) await turn();
      const cells: Cells = Object.fromEntries(indexes.map(([key, at]) => [key, row[at] ?? '']));
      const number = table.row_numbers[index]!;
      const at: RowPosition = { target, file, row: number, reading, mapped, existing, problems: missing.slice() };
      const beyond = table.surplus[String(number)];
      if (beyond) noteImportProblem(at, '', surplusProblem(beyond));
      const outcome =
        at.problems.length > 0
          ? refusedFor(at.problems)
          : (known.tried.get(`${file} ${number}`) ?? this.#row(at, cells));
      const problems = outcome.problems?.map((one) => ({ ...one, text: cells[one.field] }));
      plan.outcomes.push({ file, row: number, target: target.key, ...outcome, ...(problems && { problems }) });
      if (index < PREVIEWED)
        this.#preview.push({
          ...importPreview(at, cells, inOwnCurrency(reading, cells), this.#planning),
          ...outcomeOf(outcome),
        });
    }
  }

  #row(at: RowPosition, cells: Cells): CheckedRow {
    const { target } = at;
    for (const { key, label, kind, is_curated, is_required } of target.fields) {
      if (!is_curated) continue;
      if (is_required && !cells[key]) noteImportProblem(at, key, `${label} is missing`);
      const most = kind === 'long_text' ? 5000 : 200;
      if ((cells[key] ?? '').length > most) noteImportProblem(at, key, `${label} is longer than ${most} characters`);
    }
    const here: RowPosition = { ...at, reading: inOwnCurrency(at.reading, cells) };
    const { unknowns, directory } = this.#planning;
    const { values, problems } = valuesOf(target, cells, here.reading, unknowns, directory);
    for (const { field, reason } of problems) noteImportProblem(at, field, reason);
    switch (target.key) {
      case 'products':
        return planProduct(this.#planning, here, cells, values);
      case 'partners':
        return planPartner(this.#planning, here, cells, values);
      case 'accounts':
        return planAccount(this.#planning, here, cells, values);
      case 'opportunities':
        return this.#deals.plan(here, cells, values);
      default:
        return this.#resourceRow(here, values);
    }
  }

  /** A row of any other resource. */
  #resourceRow(at: RowPosition, values: Row): CheckedRow {
    const { target, file, row, mapped, existing } = at;
    const { known, plan, directory } = this.#planning;
    const judged = checkRow(target, known.grounds.get(target.key) ?? emptyRowContext, values, mapped, existing);
    if ('problems' in judged) for (const { field, reason } of judged.problems) noteImportProblem(at, field, reason);
    if ('problems' in judged || at.problems.length > 0) return refusedFor(at.problems);
    const verdict = judged.value;
    const key = verdict.outcome === 'unchanged' ? verdict.key : verdict.planned.key;
    const before = duplicateRowError(this.#planning, `${target.key} ${key}`, row);
    if (before) return { outcome: 'skipped', key, reason: `is already in row ${before}` };
    if (verdict.outcome === 'unchanged') return verdict;
    const taken = takenValueError(this.#planning, at, verdict.planned.values.custom, verdict.planned.id);
    if (taken) return taken;
    plan.rows.push({ ...verdict.planned, target: target.key, from: { file, row } });
    const { name, first_name, last_name, email } = values as Record<string, string | undefined>;
    const called = name ?? [first_name, last_name].filter(Boolean).join(' ');
    if (verdict.outcome === 'created' && called)
      directory.announce(target.key, { key, name: called }, [called, email ?? null]);
    return { outcome: verdict.outcome, key };
  }

  /** A partner was in the program when its first deal began: otherwise the past would have earned nothing. */
  #datePartners(): void {
    const { partners, deals, moves } = this.#planning.plan;
    for (const { partner, opened_on, closed_on } of [...deals, ...moves]) {
      const planned = partner ? partners.get(partner) : undefined;
      const day = opened_on ?? closed_on;
      if (planned && day && (!planned.joined_on || day < planned.joined_on)) planned.joined_on = day;
    }
  }

  #report(): ImportReport {
    const { plan, mapping, unknowns, notices, known, targets } = this.#planning;
    const { outcomes, products, partners, accounts, regions, categories, deals, moves, rows, lists } = plan;
    const counts: Record<string, Counts> = {};
    for (const { target, outcome } of outcomes) {
      counts[target] ??= { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: 0 };
      counts[target][outcome]++;
    }
    const problems = outcomes.filter(({ outcome }) => outcome === 'refused');
    const refused_by_file: Record<string, number> = {};
    for (const { file } of problems) refused_by_file[file] = (refused_by_file[file] ?? 0) + 1;
    this.#deals.tellNotices();
    const alongside: Record<string, number> = {
      ...(regions.size > 0 && { partner_regions: regions.size }),
      ...(categories.size > 0 && { product_categories: categories.size }),
    };
    for (const [table, names] of lists) alongside[table] = (alongside[table] ?? 0) + names.size;
    // Made because a row names them, by none of their own.
    for (const [kind, { size }] of Object.entries({ products, partners, accounts })) {
      const named = size - (counts[kind]?.created ?? 0);
      if (named > 0) alongside[kind] = named;
    }
    const people = rows.filter(({ target, id }) => target === 'contacts' && !id).length;
    const more = people - (counts.contacts?.created ?? 0);
    if (more > 0) alongside.contacts = more;
    const made = { products, partners, accounts, opportunities: new Set([...deals, ...moves]) };
    const writes = [
      ...Object.entries(made).flatMap(([key, { size }]) => (size > 0 ? [key] : [])),
      ...rows.map(({ target }) => target),
      ...Object.keys(alongside),
    ];
    const written = JSON.stringify([
      [...categories],
      [...regions],
      [...products.values()],
      [...partners.values()],
      [...accounts.values()],
      deals,
      moves,
      rows,
      [...lists].map(([table, names]) => [table, ...names]),
    ]);
    return {
      counts,
      alongside,
      deals: { ...this.#deals.totals, currency: mapping.currency },
      unknowns: unknowns.all,
      choices: unknowns.choices,
      problems: problems
        .flatMap(({ file, row, target, problems: all = [] }) =>
          all.map(({ field, reason, text = null }) => {
            const label = targets.get(target)?.fields.find(({ key }) => key === field)?.label ?? null;
            return { file, row, field: field || null, label, reason, text };
          }),
        )
        .slice(0, MOST_LISTED),
      problem_count: problems.length,
      refused_by_file,
      preview: this.#preview,
      mixed_dates: this.#mixedDates,
      tried: [...known.tried.entries()].flatMap(([place, { problems: all = [] }]) => {
        const space = place.lastIndexOf(' ');
        const at = { file: place.slice(0, space), row: Number(place.slice(space + 1)) };
        return all.map(({ field, reason }) => ({ ...at, field: field || null, reason }));
      }),
      writes: [...new Set(writes)],
      notices: [...notices],
      plan_hash: createHash('sha256').update(written).digest('hex'),
    };
  }
}
