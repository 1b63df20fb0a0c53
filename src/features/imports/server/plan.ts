import { createHash } from 'node:crypto';
import { nameKey } from '#shared/matching.ts';
import type { Counts, ImportMapping, ImportReport, Match, MatchKind, Outcome, Unknown } from '../schema.ts';
import { type TargetKey, targetKeys } from '../schema.ts';
import { squash, targets } from '../targets.ts';
import { type Known, spelling } from './known.ts';
import type { Table } from './read-file.ts';
import { readDate, readInteger, readMoney } from './values.ts';
import { correction, nearest } from './vocabulary.ts';

/** Things to be written, under the keys by which the rows name each other. Ids are known only when it is done. */
export interface PlannedProduct {
  key: string;
  name: string;
  sku?: string;
  category?: string;
  list_price_minor?: number;
  description?: string;
}
export interface PlannedPartner {
  key: string;
  name: string;
  manager_name?: string;
  region?: string;
  domain?: string;
  country?: string;
  external_ref?: string;
  joined_on?: string;
}
export interface PlannedAccount {
  key: string;
  name: string;
  domain?: string;
  industry?: string;
  country?: string;
  employees?: number;
  annual_revenue_minor?: number;
  founded_year?: number;
  parent?: string;
  external_ref?: string;
}
export interface PlannedDeal {
  external_ref: string;
  name: string;
  stage_id: string;
  category: 'open' | 'won' | 'lost';
  partner?: string;
  account?: string;
  product?: string;
  amount_minor: number | null;
  opened_on?: string;
  closed_on?: string;
  expected_close_on?: string;
  /** Of the deal there is already, when this row only moves it on. */
  id?: string;
  from: { file: string; row: number };
}
interface RowOutcome {
  file: string;
  row: number;
  target: TargetKey;
  outcome: Outcome;
  key?: string;
  field?: string;
  reason?: string;
}

export interface Plan {
  products: Map<string, PlannedProduct>;
  partners: Map<string, PlannedPartner>;
  accounts: Map<string, PlannedAccount>;
  regions: Map<string, string>;
  categories: Set<string>;
  deals: PlannedDeal[];
  moves: PlannedDeal[];
  outcomes: RowOutcome[];
  report: ImportReport;
}

type Cells = Record<string, string>;

/**
 * Works out all that an import will do, without doing it: a pure function of the files, the mapping and what there is.
 * The dry run shows its report; the import itself carries out the very same plan.
 */
export function planImport(files: ReadonlyMap<string, Table>, mapping: ImportMapping, known: Known): Plan {
  return new Planner(files, mapping, known).plan();
}

class Planner {
  readonly #files: ReadonlyMap<string, Table>;
  readonly #mapping: ImportMapping;
  readonly #known: Known;
  readonly #unknowns = new Map<string, Unknown>();
  readonly #notices = new Set<string>();
  readonly #plan: Omit<Plan, 'report'> = {
    products: new Map(),
    partners: new Map(),
    accounts: new Map(),
    regions: new Map(),
    categories: new Set(),
    deals: [],
    moves: [],
    outcomes: [],
  };
  readonly #deals = {
    won: 0,
    lost: 0,
    open: 0,
    by_stage: {} as Record<string, number>,
    without_account: 0,
    without_partner: 0,
    won_minor: 0,
  };

  constructor(files: ReadonlyMap<string, Table>, mapping: ImportMapping, known: Known) {
    this.#files = files;
    this.#mapping = mapping;
    this.#known = known;
  }

  plan(): Plan {
    for (const target of targetKeys) {
      // What deals refer to may stand anywhere in its file, so a whole file is known before the next kind is read.
      for (const [file, { target: chosen, columns }] of Object.entries(this.#mapping.files)) {
        const table = this.#files.get(file);
        if (chosen !== target || !table) continue;
        const indexes = Object.entries(columns).flatMap(([key, column]) =>
          column && table.header.includes(column) ? [[key, table.header.indexOf(column)] as const] : [],
        );
        const missing = targets[target].fields.find(
          ({ key, is_required }) => is_required && !indexes.some(([name]) => name === key),
        );
        table.rows.forEach((row, index) => {
          const cells: Cells = Object.fromEntries(indexes.map(([key, at]) => [key, row[at] ?? '']));
          const outcome = missing
            ? refused(missing.key, `no column is chosen for ${missing.label}`)
            : this.#row(target, cells, file, index + 2);
          this.#plan.outcomes.push({ file, row: index + 2, target, ...outcome });
        });
      }
    }
    this.#datePartners();
    // In the order of the business, so that tiers and caps count deals as they happened.
    const order = (deal: PlannedDeal) => `${deal.closed_on ?? '9999'} ${deal.external_ref}`;
    this.#plan.deals.sort((a, b) => (order(a) < order(b) ? -1 : 1));
    return { ...this.#plan, report: this.#report() };
  }

  #row(target: TargetKey, cells: Cells, file: string, row: number): Judged {
    for (const { key, label, is_required } of targets[target].fields) {
      if (is_required && !cells[key]) return refused(key, `${label} is missing`);
      if ((cells[key] ?? '').length > 200) return refused(key, `${label} is longer than 200 characters`);
    }
    switch (target) {
      case 'products':
        return this.#product(cells, file);
      case 'partners':
        return this.#partner(cells);
      case 'accounts':
        return this.#account(cells, file);
      case 'opportunities':
        return this.#deal(cells, file, row);
    }
  }

  #product(cells: Cells, file: string): Judged {
    const key = spelling(cells.name!);
    if (this.#known.products.has(key)) return { outcome: 'unchanged', key };
    if (this.#plan.products.has(key)) return { outcome: 'skipped', key, reason: 'is in the files already' };
    const price = this.#money(cells, 'list_price_minor', file);
    if ('problem' in price) return refused('list_price_minor', price.problem);
    if (cells.category) this.#plan.categories.add(cells.category);
    this.#plan.products.set(
      key,
      compact({
        key,
        name: cells.name!,
        sku: cells.sku,
        category: cells.category,
        list_price_minor: price.value,
        description: cells.description,
      }),
    );
    return { outcome: 'created', key };
  }

  #partner(cells: Cells): Judged {
    const key = nameKey(cells.name!);
    if (!key) return refused('name', `"${cells.name}" is not a name`);
    if (this.#known.partners.has(key)) return { outcome: 'unchanged', key };
    if (this.#plan.partners.has(key)) return { outcome: 'skipped', key, reason: 'is in the files already' };
    if (cells.country && !/^[A-Za-z]{2}$/.test(cells.country))
      return refused('country', `"${cells.country}" is not a two-letter country code`);
    const region = cells.region ? spelling(cells.region) : undefined;
    if (region && !this.#known.regions.has(region)) this.#plan.regions.set(region, cells.region!);
    const { name, manager_name, domain, external_ref } = cells;
    this.#plan.partners.set(
      key,
      compact({ key, name: name!, manager_name, region, domain, country: cells.country?.toUpperCase(), external_ref }),
    );
    return { outcome: 'created', key };
  }

  #account(cells: Cells, file: string): Judged {
    const key = nameKey(cells.name!);
    if (!key) return refused('name', `"${cells.name}" is not a name`);
    if (this.#known.accounts.has(key)) return { outcome: 'unchanged', key };
    if (this.#plan.accounts.has(key)) return { outcome: 'skipped', key, reason: 'is in the files already' };
    const revenue = this.#money(cells, 'annual_revenue_minor', file);
    if ('problem' in revenue) return refused('annual_revenue_minor', revenue.problem);
    const account: PlannedAccount = { key, name: cells.name! };
    for (const field of ['employees', 'founded_year'] as const) {
      if (!cells[field]) continue;
      const number = readInteger(cells[field]);
      if ('problem' in number) return refused(field, number.problem);
      account[field] = number.value;
    }
    const industry = this.#corrected('industry', cells.industry);
    const country = this.#corrected('country', cells.country);
    this.#plan.accounts.set(
      key,
      compact({
        ...account,
        annual_revenue_minor: revenue.value,
        industry,
        country,
        domain: cells.domain,
        parent: cells.parent ? nameKey(cells.parent) : undefined,
        external_ref: cells.external_ref,
      }),
    );
    return { outcome: 'created', key };
  }

  #deal(cells: Cells, file: string, row: number): Judged {
    const external_ref = cells.external_ref!;
    if (this.#refs.has(external_ref))
      return refused('external_ref', `${external_ref} stands in row ${this.#refs.get(external_ref)} already`);
    this.#refs.set(external_ref, row);
    const product = this.#named('products', cells.product);
    const partner = this.#named('partners', cells.partner);
    const account = this.#named('accounts', cells.account);
    const stage = this.#stage(cells.stage!);
    for (const [field, result] of Object.entries({ product, partner, account, stage }))
      if ('problem' in result) return refused(field, result.problem);
    const {
      id: stage_id,
      name: stageName,
      category,
    } = (stage as { value: { id: string; name: string; category: PlannedDeal['category'] } }).value;
    const amount = this.#money(cells, 'amount_minor', file);
    if ('problem' in amount) return refused('amount_minor', amount.problem);
    if ((amount.value ?? 0) < 0) return refused('amount_minor', `"${cells.amount_minor}" is negative`);
    const dates: Partial<Record<'opened_on' | 'closed_on' | 'expected_close_on', string>> = {};
    for (const field of ['opened_on', 'closed_on', 'expected_close_on'] as const) {
      if (!cells[field]) continue;
      const date = readDate(cells[field], this.#mapping.date_order);
      if ('problem' in date) return refused(field, date.problem);
      dates[field] = date.value;
    }
    // A close date on an open deal is a hope.
    if (category === 'open' && dates.closed_on) {
      dates.expected_close_on ??= dates.closed_on;
      dates.closed_on = undefined;
    }
    if (category !== 'open' && !dates.closed_on) return refused('closed_on', `is ${category} without a close date`);
    if (dates.closed_on && dates.closed_on > this.#known.today)
      return refused('closed_on', `${dates.closed_on} lies in the future`);
    if (dates.opened_on && dates.opened_on > (dates.closed_on ?? this.#known.today))
      return refused('opened_on', `${dates.opened_on} lies after the close`);

    const keys = { product: keyOf(product), partner: keyOf(partner), account: keyOf(account) };
    const deal: PlannedDeal = compact({
      external_ref,
      name: cells.name || this.#dealName(keys, cells),
      stage_id,
      category,
      ...keys,
      amount_minor: amount.value ?? this.#estimate(category, keys.product),
      ...dates,
      from: { file, row },
    });
    this.#count(deal, stageName);
    return this.#beside(deal);
  }

  readonly #refs = new Map<string, number>();

  /** New, unchanged, moved on, or at odds with what is here. Nothing is overwritten. */
  #beside(deal: PlannedDeal): Judged {
    const here = this.#known.deals.get(deal.external_ref);
    if (!here) {
      this.#plan.deals.push(deal);
      return { outcome: 'created', key: deal.external_ref };
    }
    const id = (kind: 'accounts' | 'partners', key?: string) =>
      key ? (this.#known[kind].get(key)?.id ?? 'new') : null;
    const differs = [
      here.stage_id !== deal.stage_id && 'stage',
      here.amount_minor !== deal.amount_minor && 'amount',
      here.account_id !== id('accounts', deal.account) && 'company',
      here.partner_id !== id('partners', deal.partner) && 'partner',
    ].filter((what) => what !== false);
    if (differs.length === 0) return { outcome: 'unchanged', key: deal.external_ref };
    if (here.status !== 'open')
      return refused('stage', `is ${here.status} here with another ${differs.join(', ')}; change it here`);
    if (differs.some((what) => what !== 'stage'))
      return refused('stage', `is here with another ${differs.join(', ')}; change it here`);
    this.#plan.moves.push({ ...deal, id: here.id });
    return { outcome: 'updated', key: deal.external_ref };
  }

  #dealName({ product, account }: { product?: string; account?: string }, cells: Cells): string {
    const what = product
      ? (this.#plan.products.get(product)?.name ?? this.#known.products.get(product)?.name)
      : undefined;
    const who = account
      ? (this.#plan.accounts.get(account)?.name ?? this.#known.accounts.get(account)?.name)
      : undefined;
    if (!what && !who) return cells.external_ref!;
    return who ? [who, what].filter(Boolean).join(' – ') : `${what} (no company yet)`;
  }

  /** An open deal without an amount is worth its product's list price for now. */
  #estimate(category: string, product?: string): number | null {
    if (category !== 'open' || !product) return null;
    const price =
      this.#plan.products.get(product)?.list_price_minor ?? this.#known.products.get(product)?.list_price_minor ?? null;
    if (price !== null)
      this.#notices.add('Open deals without an amount take the list price of their product as an estimate.');
    return price;
  }

  #count({ category, account, partner, amount_minor }: PlannedDeal, stage: string): void {
    this.#deals[category]++;
    this.#deals.by_stage[stage] = (this.#deals.by_stage[stage] ?? 0) + 1;
    if (!account) this.#deals.without_account++;
    if (!partner) this.#deals.without_partner++;
    if (category === 'won') this.#deals.won_minor += amount_minor ?? 0;
  }

  /** What a cell names: known already, new in the files, matched by hand, or unknown with a proposal. */
  #named(kind: 'products' | 'partners' | 'accounts', value = ''): { value: string | undefined } | { problem: string } {
    if (!value) return { value: undefined };
    const keyFor = kind === 'products' ? spelling : nameKey;
    const isThere = (key: string) => this.#known[kind].has(key) || this.#plan[kind].has(key);
    if (isThere(keyFor(value))) return { value: keyFor(value) };
    const match = this.#mapping.matches[kind][value];
    const unknown = this.#unknown(kind, value, match, () => {
      const names = [...this.#known[kind].values(), ...this.#plan[kind].values()].map(({ name }) => name);
      const best = nearest(squash(value), names);
      return best && best.score >= 0.75 ? best : null;
    });
    if (!match)
      return {
        problem: unknown.proposal
          ? `"${value}" is not known; it may be ${unknown.proposal.to}`
          : `"${value}" is not known`,
      };
    if ('ignore' in match) return { value: undefined };
    const name = 'to' in match ? match.to : value;
    const key = keyFor(name);
    if (!isThere(key)) {
      if ('to' in match) return { problem: `"${value}" is matched to ${name}, which does not exist` };
      if (kind === 'products') this.#plan.products.set(key, { key, name });
      else this.#plan[kind].set(key, { key, name });
    }
    return { value: key };
  }

  #stage(
    value: string,
  ): { value: { id: string; name: string; category: PlannedDeal['category'] } } | { problem: string } {
    const match = this.#mapping.matches.stages[value];
    const found = this.#known.stages.get(spelling(match && 'to' in match ? match.to : value));
    if (found && !match) return { value: found };
    this.#unknown('stages', value, match, () => {
      const stages = [...this.#known.stages.values()];
      const category = /won|gewonnen|gagn/i.test(value)
        ? 'won'
        : /lost|verloren|perdu/i.test(value)
          ? 'lost'
          : undefined;
      const ofCategory = category ? stages.find((stage) => stage.category === category) : undefined;
      return ofCategory
        ? { to: ofCategory.name, score: 0.9 }
        : (nearest(
            squash(value),
            stages.map(({ name }) => name),
          ) ?? null);
    });
    return found ? { value: found } : { problem: `"${value}" is not a stage` };
  }

  /** A word that is probably misspelt is kept as it is until somebody accepts the proposal. */
  #corrected(kind: 'industry' | 'country', value: string | undefined): string | undefined {
    if (!value) return undefined;
    const match = this.#mapping.matches[kind][value];
    const proposal = correction(kind, value);
    if (proposal || match) this.#unknown(kind, value, match, () => proposal ?? null);
    if (match && 'ignore' in match) return undefined;
    return match && 'to' in match ? match.to : value;
  }

  #unknown(kind: MatchKind, value: string, match: Match | undefined, propose: () => Unknown['proposal']): Unknown {
    const key = `${kind} ${value}`;
    const entry = this.#unknowns.get(key) ?? { kind, value, rows: 0, proposal: propose(), match: match ?? null };
    entry.rows++;
    this.#unknowns.set(key, entry);
    return entry;
  }

  #money(cells: Cells, field: string, file: string): { value: number | undefined } | { problem: string } {
    if (!cells[field]) return { value: undefined };
    const { currency, decimal_mark, files } = this.#mapping;
    return readMoney(cells[field], currency, decimal_mark, files[file]?.multipliers?.[field]);
  }

  /** A partner was in the programme when its first deal began: otherwise the past would have earned nothing. */
  #datePartners(): void {
    for (const { partner, opened_on, closed_on } of [...this.#plan.deals, ...this.#plan.moves]) {
      const planned = partner ? this.#plan.partners.get(partner) : undefined;
      const day = opened_on ?? closed_on;
      if (planned && day && (!planned.joined_on || day < planned.joined_on)) planned.joined_on = day;
    }
  }

  #report(): ImportReport {
    const { outcomes, products, partners, accounts, regions, categories, deals, moves } = this.#plan;
    const counts: Record<string, Counts> = {};
    for (const { target, outcome } of outcomes) {
      counts[target] ??= { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: 0 };
      counts[target][outcome]++;
    }
    const problems = outcomes.filter(({ outcome }) => outcome === 'refused');
    if (this.#deals.without_account > 0) {
      this.#notices.add(
        `${this.#deals.without_account.toLocaleString('en')} deals name no company and come in as leads.`,
      );
    }
    const written = JSON.stringify([
      [...categories],
      [...regions],
      [...products.values()],
      [...partners.values()],
      [...accounts.values()],
      deals,
      moves,
    ]);
    return {
      counts,
      alongside: {
        ...(regions.size > 0 && { partner_regions: regions.size }),
        ...(categories.size > 0 && { product_categories: categories.size }),
      },
      deals: { ...this.#deals, currency: this.#mapping.currency },
      unknowns: [...this.#unknowns.values()].sort((a, b) => b.rows - a.rows),
      problems: problems
        .slice(0, 100)
        .map(({ file, row, field = null, reason = '' }) => ({ file, row, field, reason })),
      problem_count: problems.length,
      notices: [...this.#notices],
      plan_hash: createHash('sha256').update(written).digest('hex'),
    };
  }
}

type Judged = Pick<RowOutcome, 'outcome' | 'key' | 'field' | 'reason'>;

function refused(field: string, reason: string): Judged {
  return { outcome: 'refused', field, reason };
}

function keyOf(result: { value: string | undefined } | { problem: string }): string | undefined {
  return 'value' in result ? result.value : undefined;
}

/** Without the fields that say nothing. */
function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined && one !== '')) as T;
}
