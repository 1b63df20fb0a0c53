import type { Call } from '#server/call.ts';
import { nameKey } from '#shared/matching.ts';
import { pipelines } from '../../opportunity-types/server/service.ts';

/** What the company has already, under the keys by which files name it. */
export interface Known {
  currency: string;
  today: string;
  products: Map<string, { id: string; name: string; list_price_minor: number | null }>;
  partners: Map<string, { id: string; name: string }>;
  accounts: Map<string, { id: string; name: string }>;
  regions: Map<string, { id: string; name: string }>;
  stages: Map<string, { id: string; name: string; category: 'open' | 'won' | 'lost' }>;
  deals: Map<string, KnownDeal>;
}

export interface KnownDeal {
  id: string;
  status: 'open' | 'won' | 'lost';
  stage_id: string;
  amount_minor: number | null;
  account_id: string | null;
  partner_id: string | null;
}

/** How products, regions and stages are compared: as they are spelt, whatever the case. */
export const spelling = (name: string) => name.trim().toLowerCase();

export async function readKnown(
  call: Call,
  { type_id, external_refs }: { type_id: string | null; external_refs: readonly string[] },
): Promise<Known> {
  const mine = [call.organization_id];
  const { base_currency } = await call.one<{ base_currency: string }>(
    'select base_currency from organizations where id = $1',
    mine,
  );
  const named = (table: string) =>
    call.rows<{ id: string; name: string }>(
      `select id, name from ${table} where organization_id = $1 and archived_at is null order by created_at desc, id desc`,
      mine,
    );
  const products = await call.rows<{ id: string; name: string; sku: string; list_price_minor: number | null }>(
    'select id, name, sku, list_price_minor from products where organization_id = $1 and archived_at is null order by created_at desc, id desc',
    mine,
  );
  const deals = await call.rows<KnownDeal & { external_ref: string }>(
    'select id, external_ref, status, stage_id, amount_minor, account_id, partner_id from opportunities where organization_id = $1 and external_ref = any($2)',
    [call.organization_id, external_refs],
  );
  const live = (await pipelines(call)).filter(({ archived_at }) => !archived_at);
  const type = live.find(({ id }) => id === type_id) ?? live.find(({ is_default }) => is_default) ?? live[0];
  const partners = await named('partners');
  const accounts = await named('accounts');
  return {
    currency: base_currency,
    today: call.today(),
    products: new Map(
      products.flatMap((row) => [[spelling(row.sku), row] as const, [spelling(row.name), row] as const]),
    ),
    partners: new Map(partners.map((row) => [nameKey(row.name), row])),
    accounts: new Map(accounts.map((row) => [nameKey(row.name), row])),
    regions: new Map((await named('partner_regions')).map((row) => [spelling(row.name), row])),
    stages: new Map((type?.stages ?? []).map((stage) => [spelling(stage.name), stage])),
    deals: new Map(deals.map((deal) => [deal.external_ref, deal])),
  };
}
