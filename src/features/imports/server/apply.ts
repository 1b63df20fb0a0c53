import type { Call } from '#server/call.ts';
import { createAccounts } from '../../accounts/server/service.ts';
import type { OpportunityCreate } from '../../opportunities/schema.ts';
import { createOpportunities, moveStage } from '../../opportunities/server/service.ts';
import { createPartnerRegion } from '../../partner-regions/server/service.ts';
import { partnerStatusByCategory } from '../../partner-statuses/server/service.ts';
import { createPartner } from '../../partners/server/service.ts';
import { productCategoriesFor } from '../../product-categories/server/service.ts';
import { createProducts } from '../../products/server/service.ts';
import type { ImportMapping, TargetKey } from '../schema.ts';
import type { Known } from './known.ts';
import type { Plan, PlannedDeal } from './plan.ts';

export type Tell = (step: string, done: number, total: number) => Promise<void>;

/** Deals per statement group: small enough to show progress, large enough to be fast. */
const DEALS_AT_ONCE = 2_000;

/** Ids of what is named, known before and made now. */
class Ids {
  readonly #ids = new Map<string, string>();
  constructor(known: ReadonlyMap<string, { id: string }>) {
    for (const [key, { id }] of known) this.#ids.set(key, id);
  }
  set(key: string, id: string): void {
    this.#ids.set(key, id);
  }
  get(key: string | undefined): string | null {
    return key ? (this.#ids.get(key) ?? null) : null;
  }
}

/**
 * Carries a plan out through the features' own doors, all in the caller's transaction: it is there whole or not at all.
 * @returns by kind of row and key, the id of what each row of the files became
 */
export async function applyPlan(
  call: Call,
  plan: Plan,
  known: Known,
  mapping: ImportMapping,
  tell: Tell,
): Promise<(target: TargetKey, key: string) => string | null> {
  const products = await writeProducts(call, plan, known, mapping);
  await tell('Products', plan.products.size, plan.products.size);
  const partners = await writePartners(call, plan, known);
  await tell('Partners', plan.partners.size, plan.partners.size);
  const accounts = await writeAccounts(call, plan, known, mapping);
  await tell('Companies', plan.accounts.size, plan.accounts.size);

  const deals = new Ids(known.deals);
  const inputOf = (deal: PlannedDeal): OpportunityCreate => {
    const product_id = products.get(deal.product);
    const hasLine = product_id !== null && deal.amount_minor !== null;
    return {
      name: deal.name.slice(0, 200),
      external_ref: deal.external_ref,
      source: 'import',
      currency: mapping.currency,
      stage_id: deal.stage_id,
      account_id: accounts.get(deal.account),
      partner_id: partners.get(deal.partner),
      amount_minor: deal.amount_minor,
      ...(hasLine && { lines: [{ product_id, quantity: 1, amount_minor: deal.amount_minor! }] }),
      ...(deal.opened_on && { opened_on: deal.opened_on }),
      ...(deal.closed_on && { closed_on: deal.closed_on }),
      ...(deal.expected_close_on && { expected_close_on: deal.expected_close_on }),
    };
  };
  for (let start = 0; start < plan.deals.length; start += DEALS_AT_ONCE) {
    const some = plan.deals.slice(start, start + DEALS_AT_ONCE);
    const ids = await createOpportunities(call, some.map(inputOf));
    some.forEach(({ external_ref }, index) => {
      deals.set(external_ref, ids[index]!);
    });
    await tell('Opportunities', start + some.length, plan.deals.length);
  }
  for (const { id, stage_id, category, closed_on } of plan.moves) {
    await moveStage(call, id!, {
      stage_id,
      ...(closed_on && { on: closed_on }),
      ...(category === 'lost' && { reason_code: 'not_recorded' }),
    });
  }
  const ids = { products, partners, accounts, opportunities: deals };
  return (target, key) => ids[target].get(key);
}

async function writeProducts(
  call: Call,
  { products, categories }: Plan,
  known: Known,
  { currency }: ImportMapping,
): Promise<Ids> {
  const names = [...categories];
  const categoryIds = await productCategoriesFor(call, names);
  const category = new Map(names.map((name, index) => [name, categoryIds[index]!]));
  const planned = [...products.values()];
  const made = await createProducts(
    call,
    planned.map(({ name, sku, category: named, list_price_minor, description }) => ({
      name,
      currency,
      ...(sku && { sku }),
      ...(named && { category_id: category.get(named)! }),
      ...(list_price_minor !== undefined && { list_price_minor }),
      ...(description && { description }),
    })),
  );
  return withMade(known.products, planned, made);
}

async function writePartners(call: Call, { partners, regions }: Plan, known: Known): Promise<Ids> {
  const region = new Ids(known.regions);
  for (const [key, name] of regions) region.set(key, await createPartnerRegion(call, { name }));
  const status_id = partners.size > 0 ? (await partnerStatusByCategory(call, 'active')).id : undefined;
  const ids = new Ids(known.partners);
  for (const {
    key,
    name,
    manager_name,
    region: named,
    domain,
    country,
    external_ref,
    joined_on,
  } of partners.values()) {
    const id = await createPartner(call, {
      name,
      status_id,
      region_id: region.get(named),
      ...(manager_name && { manager_name }),
      ...(domain && { domain }),
      ...(country && { country }),
      ...(external_ref && { external_ref }),
      ...(joined_on && { joined_on }),
    });
    ids.set(key, id);
  }
  return ids;
}

async function writeAccounts(call: Call, { accounts }: Plan, known: Known, { currency }: ImportMapping): Promise<Ids> {
  const planned = [...accounts.values()];
  const made = await createAccounts(
    call,
    planned.map(({ key: _key, parent: _parent, ...facts }) => ({ ...facts, currency })),
  );
  const ids = withMade(known.accounts, planned, made);
  // A subsidiary may stand above its parent in the file.
  const children = planned.flatMap(({ key, parent }) => {
    const parent_id = ids.get(parent);
    return parent_id && parent !== key ? [{ id: ids.get(key), parent_id }] : [];
  });
  if (children.length > 0) {
    await call.run(
      `update accounts a set parent_account_id = c.parent_id from jsonb_to_recordset($2::jsonb) c(id uuid, parent_id uuid)
       where a.organization_id = $1 and a.id = c.id`,
      [call.organization_id, JSON.stringify(children)],
    );
  }
  return ids;
}

function withMade(
  known: ReadonlyMap<string, { id: string }>,
  planned: readonly { key: string }[],
  made: readonly string[],
): Ids {
  const ids = new Ids(known);
  planned.forEach(({ key }, index) => {
    ids.set(key, made[index]!);
  });
  return ids;
}
