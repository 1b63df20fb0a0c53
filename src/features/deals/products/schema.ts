import { changeOfMany } from '#shared/nouns/change-many.ts';
import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Id, nameText, nullable, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

/** Every field of a product, in the order of its form. */
export const product = defineNoun('products', nouns.products, {
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Product',
      required: true,
      wide: true,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    /** Left out, it is made from the name. */
    sku: field.text({
      label: 'SKU',
      section: 'Product',
      notNull: true,
      max: 80,
      input: nameText(80),
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    category_id: field.reference('product_categories', {
      label: 'Category',
      section: 'Product',
      named: 'category_name',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    list_price_minor: field.money({
      label: 'List price',
      section: 'Product',
      positive: true,
      withCurrency: true,
      wide: true,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    currency: field.currency({ label: 'Currency', notNull: true, partner: 'read', filter: 'api' }),
    description: field.longText({
      label: 'Description',
      section: 'Product',
      max: 5000,
      partner: 'read',
      list: 'hidden',
    }),
    /** Partners learn from their plan which products earn commission, deal by deal. */
    is_commissionable: field.boolean({
      label: 'Earns commission',
      help: 'If off, lines with this product earn no commission.',
      section: 'Product',
      notNull: true,
      sort: true,
      filter: true,
    }),
    created_at: field.timestamp({ label: 'Added', relative: true, list: 'hidden' }),
  },
  archive: true,
  by: 'name',
});
export type Product = RowOf<typeof product>;
export type ProductCreate = CreateOf<typeof product>;

export const ProductBulkChange = changeOfMany({
  category_id: Type.Optional(nullable(Id)),
  is_commissionable: Type.Optional(Type.Boolean()),
});
