import { changeOfMany } from '#shared/change-many.ts';
import { createOf, defineFields, field, partnerRowOf, rowOf } from '#shared/fields.ts';
import { changes, closed, Id, Instant, nameText, nullable, type Static, Stored, Type } from '#shared/schema.ts';

/** Every field of a product, in the order of its form. */
export const productFields = defineFields({
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
  description: field.longText({ label: 'Description', section: 'Product', max: 5000, partner: 'read', list: 'hidden' }),
  /** Partners are told by their plan what earns commission, deal by deal. */
  is_commissionable: field.boolean({
    label: 'Earns commission',
    help: 'If off, lines with this product earn no commission.',
    section: 'Product',
    notNull: true,
    sort: true,
    filter: true,
  }),
});

/** Partners have the price list. */
export const ProductForPartner = Type.Object({ ...Stored, ...partnerRowOf(productFields) });

export const Product = Type.Object({ ...Stored, ...rowOf(productFields), archived_at: nullable(Instant) });
export type Product = Static<typeof Product>;

export const ProductCreate = closed(createOf(productFields));
export type ProductCreate = Static<typeof ProductCreate>;
export const ProductUpdate = changes(ProductCreate);
export const ProductBulkChange = changeOfMany({
  category_id: Type.Optional(nullable(Id)),
  is_commissionable: Type.Optional(Type.Boolean()),
});
