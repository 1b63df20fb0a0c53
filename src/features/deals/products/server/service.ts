import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { createRows } from '#server/resource/bulk.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ProductCreate } from '../schema.ts';
import { products } from './resource.ts';
import { freeSkus } from './sku.ts';

export function createProduct(call: Call, input: ProductCreate): Promise<string> {
  return createRow(call, products, input);
}

/** Many at once, in the caller's transaction. @returns ids in the order of the inputs */
export async function createProducts(call: Call, inputs: readonly ProductCreate[]): Promise<string[]> {
  const given = inputs.flatMap(({ sku }) => sku?.trim() ?? []);
  const unnamed = inputs.filter(({ sku }) => sku === undefined);
  const made = await freeSkus(
    call,
    unnamed.map(({ name }) => name),
    given,
  );
  const currency = await baseCurrency(call);
  const skus = new Map(unnamed.map((input, index) => [input, made[index]!]));
  return createRows(
    call,
    products,
    inputs.map((input) => ({ currency, ...input, sku: input.sku ?? skus.get(input)! })),
  );
}
