import { defineResource } from '#server/resource/define.ts';
import { ProductCategory, ProductCategoryCreate, ProductCategoryUpdate } from '../schema.ts';

export const productCategories = defineResource({
  name: 'product_categories',
  noun: 'product category',
  row: ProductCategory,
  create: ProductCategoryCreate,
  update: ProductCategoryUpdate,
  remove: 'archive',
  ordered: true,
  import: { group: 'Lists', known_by: [['name']] },
  list: { sort: ['name', 'order', 'created_at'], filter: ['name'], search: ['name', 'description'] },
  partner: { row: ProductCategory, verbs: ['list', 'get'] },
});
