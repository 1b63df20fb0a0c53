import { baseCurrency } from '#server/company.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import { Product, ProductCreate, ProductForPartner, ProductUpdate, productFields } from '../schema.ts';
import { freeSkus } from './sku.ts';

export const products = defineResource({
  name: 'products',
  noun: 'product',
  fields: productFields,
  row: Product,
  create: ProductCreate,
  update: ProductUpdate,
  remove: 'archive',
  view: 'product_rows',
  list: {
    sort: [...sortable(productFields), 'created_at'],
    filter: [...filterable(productFields), 'created_at'],
    search: searchable(productFields),
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
