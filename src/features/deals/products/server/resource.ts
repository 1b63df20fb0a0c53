import { baseCurrency } from '#server/company.ts';
import { defineResource } from '#server/resource/define.ts';
import { Product, ProductCreate, ProductForPartner, ProductUpdate } from '../schema.ts';
import { freeSkus } from './sku.ts';

export const products = defineResource({
  name: 'products',
  noun: 'product',
  row: Product,
  create: ProductCreate,
  update: ProductUpdate,
  remove: 'archive',
  view: 'product_rows',
  list: {
    sort: ['name', 'sku', 'list_price_minor', 'category_name', 'is_commissionable', 'created_at'],
    filter: ['sku', 'name', 'category_id', 'currency', 'is_commissionable', 'list_price_minor', 'created_at'],
    search: ['name', 'sku', 'category_name'],
    by: 'name',
  },
  partner: { row: ProductForPartner, verbs: ['list', 'get'] },
  beforeCreate: async (call, input) => ({
    ...input,
    name: input.name.trim(),
    currency: input.currency ?? (await baseCurrency(call)),
    sku: input.sku?.trim() ?? (await freeSkus(call, [input.name]))[0],
  }),
});
