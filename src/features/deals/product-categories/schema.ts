import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { entry } from '#shared/nouns/ordered.ts';
import { nouns } from './nouns.ts';

const { color, description, order } = entry;

export const productCategory = defineNoun('product_categories', nouns.product_categories, {
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Details',
      required: true,
      wide: true,
      sort: true,
      filter: 'api',
      search: true,
    }),
    description,
    color,
    order,
  },
  archive: true,
  by: 'order',
});
export type ProductCategory = RowOf<typeof productCategory>;
export type ProductCategoryCreate = CreateOf<typeof productCategory>;
