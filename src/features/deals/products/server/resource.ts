import { baseCurrency } from '#server/company/company.ts';
import { defineResource } from '#server/resource/define.ts';
import { product } from '../schema.ts';
import { freeSkus } from './sku.ts';

export const products = defineResource(product, {
  partner: { verbs: ['list', 'get'] },
  beforeCreate: async (call, input) => ({
    ...input,
    name: input.name.trim(),
    currency: input.currency ?? (await baseCurrency(call)),
    sku: input.sku?.trim() ?? (await freeSkus(call, [input.name]))[0],
  }),
});
