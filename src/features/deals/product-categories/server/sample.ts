import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ProductCategoryCreate } from '../schema.ts';
import { createProductCategory } from './service.ts';

export function sampleProductCategory(call: Call, overrides: Partial<ProductCategoryCreate> = {}): Promise<string> {
  return createProductCategory(call, { name: `Category ${newId().slice(-8)}`, ...overrides });
}
