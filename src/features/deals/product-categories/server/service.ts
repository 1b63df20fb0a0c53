import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ProductCategoryCreate } from '../schema.ts';
import { productCategories } from './resource.ts';

export function createProductCategory(call: Call, input: ProductCategoryCreate): Promise<string> {
  return createRow(call, productCategories, input);
}

/** The category of each name, whatever its case; those there are not yet are made. @returns ids in the order of the names */
export async function findOrCreateProductCategories(call: Call, names: readonly string[]): Promise<string[]> {
  const known = new Map(
    (
      await call.rows<{ id: string; name: string }>(sql`
        select id, lower(name) as name from product_categories
        where organization_id = ${call.organization_id} and archived_at is null`)
    ).map(({ id, name }) => [name, id]),
  );
  for (const name of names) {
    const key = name.trim().toLowerCase();
    if (!known.has(key)) {
      known.set(key, await createProductCategory(call, { name: name.trim(), order: known.size + 1 }));
    }
  }
  return names.map((name) => known.get(name.trim().toLowerCase())!);
}
