import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ProductCreate } from '../schema.ts';
import { createProduct } from './service.ts';

/** @returns the id of a product with a list price */
export function sampleProduct(call: Call, overrides: Partial<ProductCreate> = {}): Promise<string> {
  return createProduct(call, {
    name: `Widget ${newId().slice(-8)}`,
    list_price_minor: 120_000,
    currency: 'USD',
    ...overrides,
  });
}
