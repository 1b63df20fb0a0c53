import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** "GTX Pro (annual)" gives "GTX-PRO-ANNUAL". */
export function skuOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).join('-').slice(0, 70) || 'PRODUCT';
}

/** A SKU of its own for each name: the name's, numbered where it is taken. */
export async function freeSkus(call: Call, names: readonly string[], taken: readonly string[] = []): Promise<string[]> {
  // The lock serializes concurrent calls, so that the second sees the SKUs the first has taken.
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('skus ' || ${call.organization_id}, 0))`);
  const wanted = names.map(skuOf);
  const used = new Set(taken);
  for (const { sku } of await call.rows<{ sku: string }>(sql`
    select sku from products p where organization_id = ${call.organization_id}
    and exists (select from unnest(${wanted}::text[]) w where p.sku = w or starts_with(p.sku, w || '-'))`)) {
    used.add(sku);
  }
  return wanted.map((base) => {
    let sku = base;
    for (let n = 2; used.has(sku); n++) sku = `${base}-${n}`;
    used.add(sku);
    return sku;
  });
}
