import { createAccounts, setParentAccounts } from '#features/deals/accounts/server/service.ts';
import type { OpportunityCreate } from '#features/deals/opportunities/schema.ts';
import {
  createOpportunities,
  linesOfDeal,
  moveStage,
  replaceDealLines,
  replaceSplit,
  splitOfDeal,
} from '#features/deals/opportunities/server/service.ts';
import { findOrCreateProductCategories } from '#features/deals/product-categories/server/service.ts';
import { createProducts } from '#features/deals/products/server/service.ts';
import { createPartnerRegion } from '#features/partners/partner-regions/server/service.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import type { PartnerCreate } from '#features/partners/partners/schema.ts';
import { createPartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { caughtRefusal } from '#server/dry-run.ts';
import { conflict } from '#server/errors.ts';
import type { Resource } from '#server/resource/define.ts';
import { createRow, updateRow } from '#server/resource/verbs.ts';
import type { ImportMapping } from '../../schema.ts';
import { type Target, type Targets, writingOrder } from '../planning/import-targets.ts';
import type { Known, Plan, PlannedDeal, PlannedMove, PlannedPartner, PlannedRow } from '../planning/model.ts';
import { Ids, withIds } from '../planning/names.ts';
import { orRollBack, type RefusedRow, writeRow } from './resource-write.ts';

export type ReportProgress = (step: string, done: number, total: number) => Promise<void>;

/** Rows per statement group: small enough to show progress and to let others be answered, large enough to be fast. */
const AT_ONCE = 2_000;
/** Rows that go one by one, between two words about how far it is. */
const ROWS_AT_ONCE = 200;

/** The state that all writing functions share. */
interface Writing {
  call: Call;
  plan: Plan;
  known: Known;
  mapping: ImportMapping;
  ids: Ids;
  tell: ReportProgress;
}

/**
 * Carries a plan out through the features' own doors, all in the caller's transaction: it is there whole or not at all.
 * @returns the id of what each row of the files became, by kind of row and key; and the rows that a rule refused after all
 */
export async function applyPlan(
  call: Call,
  plan: Plan,
  known: Known,
  { mapping, targets, tell }: { mapping: ImportMapping; targets: Targets; tell: ReportProgress },
): Promise<{ ids: Ids; refused: RefusedRow[] }> {
  const writing: Writing = { call, plan, known, mapping, ids: idsOf(known), tell };
  await writeLists(writing, targets);
  const refused: RefusedRow[] = [];
  for (const target of writingOrder(targets)) {
    if (target.key === 'products') await writeProducts(writing);
    if (target.key === 'partners') await writePartners(writing);
    if (target.key === 'accounts') await writeAccounts(writing);
    if (target.key === 'opportunities') await writeDeals(writing);
    refused.push(...(await writeRows(writing, target)));
    if (target.key === 'opportunities') refused.push(...(await moveDeals(writing, target)));
  }
  return { ids: writing.ids, refused };
}

export function idsOf(known: Known): Ids {
  const ids = new Ids();
  for (const kind of ['products', 'partners', 'accounts'] as const)
    for (const [key, { id }] of known[kind]) ids.set(kind, key, id);
  for (const [key, { id }] of known.regions) ids.set('partner_regions', key, id);
  for (const [key, { id }] of known.deals) ids.set('opportunities', key, id);
  return ids;
}

/** Creates the list entries that the user chose to create because a row names them. */
async function writeLists({ call, plan, ids }: Writing, targets: Targets): Promise<void> {
  for (const [table, names] of plan.lists)
    for (const [key, name] of names) ids.set(table, key, await createRow(call, targets.get(table)!.resource, { name }));
}

async function writeRows({ call, plan, ids, tell }: Writing, target: Target): Promise<RefusedRow[]> {
  const all = plan.rows.filter((row) => row.target === target.key);
  const refused: RefusedRow[] = [];
  const rows = await writeTogether({ call, plan, ids, tell }, target, all);
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await tell(target.label, index, rows.length);
    const problem = await writeRow(call, target, row, ids);
    if (problem) refused.push(problem);
  }
  if (rows.length > 0) await tell(target.label, rows.length, rows.length);
  return refused;
}

/** Creates rows together where their resource allows it. @returns the rows that have to be written one by one */
async function writeTogether(
  { call, ids, tell }: Pick<Writing, 'call' | 'plan' | 'ids' | 'tell'>,
  target: Target,
  rows: readonly PlannedRow[],
): Promise<readonly PlannedRow[]> {
  const { many } = target.resource.import ?? {};
  if (!many) return rows;
  const left: PlannedRow[] = rows.filter(({ id }) => id !== undefined);
  const created = rows.filter(({ id }) => id === undefined);
  await inParts(target.label, created, tell, async (some) => {
    const ready = some.flatMap((row) => {
      const values = withIds(row.values, ids) as Row | undefined;
      return values ? [{ row, values }] : [];
    });
    const refusal = await caughtRefusal(call, async () => {
      const made = await many(
        call,
        ready.map(({ values }) => values),
      );
      for (const [index, { row }] of ready.entries()) ids.set(row.target, row.key, made[index]!);
    });
    // One by one, the rule names the row that it refuses.
    const isDone = new Set(refusal ? [] : ready.map(({ row }) => row));
    left.push(...some.filter((row) => !isDone.has(row)));
  });
  return left;
}

/** The values of a planned row that undo does not track, with ids filled in. References to refused rows are dropped. */
export function outsideUndo(ids: Ids, more: Row | undefined): Row {
  return Object.fromEntries(
    Object.entries(more ?? {}).flatMap(([key, value]) => {
      const known = withIds(value, ids);
      return known === undefined ? [] : [[key, known]];
    }),
  );
}

async function writeProducts(writing: Writing): Promise<void> {
  const { call, mapping, plan, ids, tell } = writing;
  const names = [...plan.categories];
  const categoryIds = await findOrCreateProductCategories(call, names);
  const category = new Map(names.map((name, index) => [name, categoryIds[index]!]));
  await inParts('Products', [...plan.products.values()], tell, async (some) => {
    const made = await createProducts(
      call,
      some.map(({ name, sku, category: named, list_price_minor, description, more }) => ({
        name,
        currency: mapping.currency,
        ...(sku && { sku }),
        ...(named && { category_id: category.get(named)! }),
        ...(list_price_minor !== undefined && { list_price_minor }),
        ...(description && { description }),
        ...outsideUndo(ids, more),
      })),
    );
    some.forEach(({ key }, index) => {
      ids.set('products', key, made[index]!);
    });
  });
}

async function writePartners(writing: Writing): Promise<void> {
  const { call, plan, ids, tell } = writing;
  for (const [key, name] of plan.regions) ids.set('partner_regions', key, await createPartnerRegion(call, { name }));
  const { size } = plan.partners;
  const status_id = size > 0 ? await startingStatus(call) : undefined;
  for (const planned of plan.partners.values()) {
    const [region_id = null, ...other_region_ids] = (planned.regions ?? []).map(
      (key) => ids.get('partner_regions', key)!,
    );
    ids.set(
      'partners',
      planned.key,
      await createPartner(call, {
        status_id,
        region_id,
        other_region_ids,
        ...importPartner(planned, outsideUndo(ids, planned.more)),
      }),
    );
  }
  await tell('Partners', size, size);
}

/** Partners of a file are active unless the file has another status. */
export async function startingStatus(call: Call): Promise<string> {
  return (await partnerStatusByCategory(call, 'active')).id;
}

/** All of a planned partner but its regions and its status, which need the database. */
export function importPartner(
  { key: _key, from: _from, regions: _regions, more: _more, ...facts }: PlannedPartner,
  more: Row,
): PartnerCreate {
  return { ...facts, ...more };
}

async function writeAccounts(writing: Writing): Promise<void> {
  const { call, mapping, plan, ids, tell } = writing;
  const planned = [...plan.accounts.values()];
  await inParts('Accounts', planned, tell, async (some) => {
    const made = await createAccounts(
      call,
      some.map(({ key: _key, parent: _parent, more, ...facts }) => ({
        ...facts,
        currency: mapping.currency,
        ...outsideUndo(ids, more),
      })),
    );
    some.forEach(({ key }, index) => {
      ids.set('accounts', key, made[index]!);
    });
  });
  // A subsidiary may stand above its parent in the file.
  const children = planned.flatMap(({ key, parent }) => {
    const parent_id = ids.get('accounts', parent);
    return parent_id && parent !== key ? [{ id: ids.get('accounts', key), parent_id }] : [];
  });
  await setParentAccounts(call, children);
}

async function writeDeals(writing: Writing): Promise<void> {
  const { call, mapping, plan, ids, tell } = writing;
  const inputOf = (deal: PlannedDeal): OpportunityCreate => {
    const product_id = ids.get('products', deal.product);
    const hasLine = product_id !== null && deal.amount_minor !== null;
    return {
      name: deal.name.slice(0, 200),
      ...(deal.external_ref && { external_ref: deal.external_ref }),
      source: 'import',
      currency: mapping.currency,
      stage_id: deal.stage_id,
      account_id: ids.get('accounts', deal.account),
      partner_id: ids.get('partners', deal.partner),
      amount_minor: deal.amount_minor,
      ...(hasLine && { lines: [{ product_id, quantity: 1, amount_minor: deal.amount_minor! }] }),
      ...(deal.opened_on && { opened_on: deal.opened_on }),
      ...(deal.closed_on && { closed_on: deal.closed_on }),
      ...(deal.expected_close_on && { expected_close_on: deal.expected_close_on }),
      ...outsideUndo(ids, deal.more),
    };
  };
  await inParts('Opportunities', plan.deals, tell, async (some) => {
    const made = await createOpportunities(call, some.map(inputOf));
    some.forEach(({ key }, index) => {
      ids.set('opportunities', key, made[index]!);
    });
  });
}

async function inParts<T>(
  step: string,
  rows: readonly T[],
  tell: ReportProgress,
  write: (some: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    await write(some);
    await tell(step, start + some.length, rows.length);
  }
}

/** Moves deals after their other values are written: a stage may require fields from the file. */
async function moveDeals({ call, plan, ids }: Writing, target: Target): Promise<RefusedRow[]> {
  const refused: RefusedRow[] = [];
  for (const move of plan.moves) {
    const { id, stage_id, category, closed_on, from } = move;
    const problem = await orRollBack(call, target, from, async () => {
      await followFile(call, target, move, ids);
      await moveStage(call, id, {
        stage_id,
        ...(closed_on && { on: closed_on }),
        ...(category === 'lost' && { reason_code: 'not_recorded' }),
      });
    });
    if (problem) refused.push(problem);
  }
  return refused;
}

/** Before the deal moves: what it earns, and who, is worked out from what it was won with. */
async function followFile(call: Call, { resource }: Target, move: PlannedMove, ids: Ids): Promise<void> {
  const { id, follows, name, amount_minor } = move;
  const facts = {
    ...(follows.includes('name') && { name: name.slice(0, 200) }),
    ...(follows.includes('company') && { account_id: ids.get('accounts', move.account) }),
  };
  if (follows.length > 0 && Object.keys(facts).length > 0) await updateRow(call, resource, id, facts);
  if (follows.includes('partner')) await followPartner(call, id, ids.get('partners', move.partner)!);
  if (follows.includes('amount'))
    await followAmount(call, resource, id, amount_minor!, ids.get('products', move.product));
}

async function followPartner(call: Call, id: string, partner_id: string): Promise<void> {
  const [part, ...others] = await splitOfDeal(call, id);
  if (others.length > 0) throw conflict('has several partners; change it in Tandem');
  await replaceSplit(call, id, { participants: [{ ...part, partner_id }] });
}

async function followAmount(
  call: Call,
  resource: Resource,
  id: string,
  amount_minor: number,
  product_id: string | null,
): Promise<void> {
  const [line = product_id === null ? undefined : { product_id }, ...others] = await linesOfDeal(call, id);
  if (others.length > 0) throw conflict('has several line items; change it in Tandem');
  if (line) await replaceDealLines(call, id, { lines: [{ ...line, amount_minor }] });
  else await updateRow(call, resource, id, { amount_minor });
}
