import { defineResource } from '#server/resource/define.ts';
import { productCategory } from '../schema.ts';

export const productCategories = defineResource(productCategory, {
  ordered: true,
  import: { group: 'Lists', known_by: [['name']] },
  partner: { row: productCategory.row, verbs: ['list', 'get'] },
});
