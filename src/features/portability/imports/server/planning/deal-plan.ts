import type { Row } from '#server/db/client.ts';
import type { Read } from '#server/spreadsheets/values.ts';
import type { ImportReport } from '../../schema.ts';
import { dateOf } from './cells.ts';
import { extraFields, moneyOf, newRowProblems, planChange } from './crm-plan.ts';
import type { CheckedRow, Followed, KnownDeal, PlannedDeal } from './model.ts';
import { dealKey, normalizedName } from './names.ts';
import {
  compact,
  duplicateRowError,
  noteImportProblem,
  type Planning,
  type RowPosition,
  refused,
  refusedFor,
  valueIn,
} from './planned.ts';
import type { Cells } from './row-values.ts';
import { likely } from './vocabulary.ts';

interface Stage {
  id: string;
  name: string;
  category: PlannedDeal['category'];
}
type Keys = Partial<Record<'product' | 'partner' | 'account', string>>;

/** Deals: what they name, how they stand, and how that compares with what is here. Nothing is overwritten. */
export class DealPlan {
  readonly #planning: Planning;
  readonly totals: Omit<ImportReport['deals'], 'currency'> = {
    won: 0,
    lost: 0,
    open: 0,
    by_stage: {},
    without_account: 0,
    without_partner: 0,
    won_minor: 0,
  };
  #wonElsewhere = 0;

  constructor(planning: Planning) {
    this.#planning = planning;
  }

  plan(at: RowPosition, cells: Cells, beyond: Row): CheckedRow {
    const { directory } = this.#planning;
    const { external_ref } = cells;
    if (!external_ref && !cells.name)
      noteImportProblem(
        at,
        at.mapped.has('external_ref') ? 'external_ref' : 'name',
        'has neither an external ID nor a name',
      );
    const keys: Keys = {
      product: valueIn(at, 'product', directory.named('products', cells.product)),
      partner: valueIn(at, 'partner', directory.named('partners', cells.partner)),
      account: valueIn(at, 'account', directory.named('accounts', cells.account)),
    };
    const stage = cells.stage ? valueIn(at, 'stage', this.#stage(cells.stage)) : undefined;
    const amount = valueIn(at, 'amount_minor', moneyOf(cells, 'amount_minor', at));
    if ((amount ?? 0) < 0) noteImportProblem(at, 'amount_minor', `"${cells.amount_minor}" is negative`);
    const dates = this.#dates(at, cells, stage?.category);
    if (!stage || at.problems.length > 0) {
      const isHere = external_ref && this.#planning.known.deals.has(external_ref);
      if (!isHere)
        for (const { field, reason } of newRowProblems(this.#planning, at, beyond))
          if (field.startsWith('custom.')) noteImportProblem(at, field, reason);
      return refusedFor(at.problems);
    }
    const name = cells.name || this.#name(keys, cells);
    const key = external_ref || this.#keyByName(name, keys.account);
    const before = duplicateRowError(this.#planning, `deal ${key}`, at.row);
    if (before)
      return external_ref
        ? refused('external_ref', `${external_ref} is already in row ${before}`)
        : refused('name', `${name} is already in row ${before}; add a column with the external ID`);
    if (!external_ref && this.#planning.known.ambiguous_deals.has(key))
      return refused('name', `${name} matches several existing opportunities; add a column with the external ID`);
    const { id: stage_id, category } = stage;
    // An existing row may omit the fields that a new row requires.
    const isHere = this.#planning.known.deals.has(key);
    const checked = isHere ? {} : extraFields(this.#planning, at, {}, beyond);
    if ('outcome' in checked) return checked;
    const deal: PlannedDeal = compact({
      key,
      external_ref,
      name,
      stage_id,
      category,
      ...keys,
      amount_minor: amount ?? this.#estimate(at, category, keys.product),
      ...dates,
      ...checked,
      from: { file: at.file, row: at.row },
    });
    this.#count(deal, stage.name, at.reading.currency);
    const change = compact({ ...beyond, expected_close_on: dates.expected_close_on });
    return this.#beside(at, deal, change, { amount, name: cells.name });
  }

  /** Notices of all deals together. */
  tellNotices(): void {
    const { notices, mapping } = this.#planning;
    const many = (count: number) => count.toLocaleString('en');
    if (this.totals.without_account > 0)
      notices.add(`Deals without an account, imported as leads: ${many(this.totals.without_account)}.`);
    if (this.#wonElsewhere > 0)
      notices.add(
        `Won deals in currencies other than ${mapping.currency}, not included in the total: ${many(this.#wonElsewhere)}.`,
      );
  }

  /**
   * Compares a row with the existing deal: new, unchanged, moved, or in conflict. An empty cell conflicts with nothing;
   * an open deal takes over values from the file that no user has set here. `said` holds the values of the row itself,
   * where the plan could have filled them in.
   */
  #beside(at: RowPosition, deal: PlannedDeal, beyond: Row, said: { amount?: number; name?: string }): CheckedRow {
    const { known, plan } = this.#planning;
    const { key } = deal;
    const here = known.deals.get(key);
    if (!here) {
      plan.deals.push(deal);
      return { outcome: 'created', key };
    }
    const isOther = (kind: 'accounts' | 'partners', named: string | undefined, id: string | null) =>
      named !== undefined && (known[kind].get(named)?.id ?? 'new') !== id;
    const brings: Partial<Record<Followed, boolean>> = {
      amount: said.amount !== undefined && here.amount_minor !== said.amount,
      company: isOther('accounts', deal.account, here.account_id),
      partner: isOther('partners', deal.partner, here.partner_id),
    };
    const follows = followed.filter((what) => brings[what] && !isSetHere(here, what));
    // It was named after what it was for; one with a name of its own keeps it.
    if (follows.includes('company') && !said.name && !isSetHere(here, 'name')) follows.push('name');
    const differs = [
      here.stage_id !== deal.stage_id && 'stage',
      said.amount !== undefined && here.currency !== at.reading.currency && 'currency',
      ...followed
        .filter((what) => brings[what] && !follows.includes(what))
        .map((what) => (what === 'company' ? 'account' : what)),
    ].filter((what) => what !== false);
    if (differs.length === 0 && follows.length === 0) return planChange(this.#planning, at, key, here.id, beyond);
    if (here.status !== 'open')
      return refused(
        'stage',
        `is already ${here.status} in Tandem with a different ${differs.join(', ')}; change it in Tandem`,
      );
    if (differs.some((what) => what !== 'stage'))
      return refused('stage', `is in Tandem with a different ${differs.join(', ')}; change it in Tandem`);
    if (deal.closed_on && deal.closed_on < here.opened_on)
      return refused('closed_on', `${deal.closed_on} is before the opening date in Tandem, ${here.opened_on}`);
    // Only whether a field is filled counts, and neither filling in nor changing empties one.
    const filled = { ...(at.existing && at.existing !== 'keep' ? (beyond.custom as Row) : {}), ...here.custom };
    const needed = known.stageFields.get(deal.stage_id)?.find(({ key: own }) => filled[own] === undefined);
    if (needed) return refused(`custom.${needed.key}`, `${needed.label} is required in this stage`);
    const changed = planChange(this.#planning, at, key, here.id, beyond);
    if (changed.outcome === 'refused') return changed;
    plan.moves.push({ ...deal, id: here.id, follows });
    return { outcome: 'updated', key };
  }

  /** The date of the deal's end as of its stage: a file with one date column means both. */
  #dates(at: RowPosition, cells: Cells, category: PlannedDeal['category'] | undefined) {
    const { mapped } = at;
    const { known, unknowns } = this.#planning;
    const dates: Partial<Record<'opened_on' | 'closed_on' | 'expected_close_on', string>> = {};
    for (const field of ['opened_on', 'closed_on', 'expected_close_on'] as const) {
      const { label } = at.target.fields.find(({ key }) => key === field)!;
      if (cells[field])
        dates[field] = valueIn(
          at,
          field,
          dateOf({ key: field, label, kind: 'date' }, cells[field], at.reading, unknowns),
        );
    }
    if (!category) return dates;
    // A close date on an open deal is a hope.
    if (category === 'open' && dates.closed_on) {
      dates.expected_close_on ??= dates.closed_on;
      dates.closed_on = undefined;
    }
    if (category !== 'open' && !dates.closed_on && !mapped.has('closed_on')) {
      dates.closed_on = dates.expected_close_on;
      dates.expected_close_on = undefined;
    }
    if (category !== 'open' && !dates.closed_on)
      noteImportProblem(at, 'closed_on', `is ${category} but has no close date`);
    if (dates.closed_on && dates.closed_on > known.today)
      noteImportProblem(at, 'closed_on', `${dates.closed_on} is in the future`);
    if (dates.opened_on && dates.opened_on > (dates.closed_on ?? known.today))
      noteImportProblem(at, 'opened_on', `${dates.opened_on} is after the close date`);
    return dates;
  }

  /** The key of a row without a number, which has the id of the account if the account exists already. */
  #keyByName(name: string, account: string | undefined): string {
    const here = account ? this.#planning.known.accounts.get(account)?.id : undefined;
    return dealKey(name, here ?? account);
  }

  #name({ product, account }: Keys, cells: Cells): string {
    const { plan, known } = this.#planning;
    const what = product ? (plan.products.get(product)?.name ?? known.products.get(product)?.name) : undefined;
    const who = account ? (plan.accounts.get(account)?.name ?? known.accounts.get(account)?.name) : undefined;
    if (!what && !who) return cells.external_ref ?? '';
    return who ? [who, what].filter(Boolean).join(' – ') : `${what} (no account yet)`;
  }

  /** An open deal without an amount is worth its product's list price for now, where that is in the deal's currency. */
  #estimate({ reading }: RowPosition, category: string, product?: string): number | null {
    if (category !== 'open' || !product) return null;
    const { plan, known, notices, mapping } = this.#planning;
    const made = plan.products.get(product);
    const { list_price_minor: price = null, currency } = made
      ? { ...made, currency: made.more?.currency ?? mapping.currency }
      : (known.products.get(product) ?? {});
    if (price === null || currency !== reading.currency) return null;
    notices.add('Open deals without an amount use the list price of their product as an estimate.');
    return price;
  }

  #count({ category, account, partner, amount_minor }: PlannedDeal, stage: string, currency: string): void {
    const { totals } = this;
    totals[category]++;
    totals.by_stage[stage] = (totals.by_stage[stage] ?? 0) + 1;
    if (!account) totals.without_account++;
    if (!partner) totals.without_partner++;
    if (category !== 'won') return;
    if (currency === this.#planning.mapping.currency) totals.won_minor += amount_minor ?? 0;
    else this.#wonElsewhere++;
  }

  #stage(value: string): Read<Stage> {
    const { known, unknowns } = this.#planning;
    const match = unknowns.match('stages', value);
    const found = known.stages.get(normalizedName(match && 'to' in match ? match.to : value));
    if (found && !match) return { value: found };
    const stages = [...known.stages.values()];
    unknowns.meet(value, {
      kind: 'stages',
      label: 'Stage',
      can_ignore: false,
      names: () => stages.map(({ name }) => name),
      propose: (names) => stageByMeaning(value, stages) ?? likely(value, names),
    });
    return found ? { value: found } : { problem: `"${value}" is not a stage` };
  }
}

const followed: readonly Followed[] = ['amount', 'company', 'partner'];
const columns = { name: 'name', amount: 'amount_minor', company: 'account_id', partner: 'partner_id' } as const;

/**
 * A value that came from a file, or was never set, follows the next file until a user changes it or the deal closes.
 */
function isSetHere(here: KnownDeal, what: Followed): boolean {
  const column = columns[what];
  if (here.status !== 'open' || here.set_here.includes(column)) return true;
  return here.source !== 'import' && (column === 'name' || here[column] !== null);
}

/** "Closed Won" is whatever the company calls winning. */
function stageByMeaning(value: string, stages: readonly Stage[]): { to: string; score: number } | undefined {
  const category = /won|gewonnen|gagn/i.test(value) ? 'won' : /lost|verloren|perdu/i.test(value) ? 'lost' : undefined;
  const stage = category && stages.find((one) => one.category === category);
  return stage && { to: stage.name, score: 0.9 };
}
