import { changeOfMany } from '#shared/change-many.ts';
import {
  CurrencyCode,
  called,
  changes,
  closed,
  Id,
  Instant,
  Name,
  nullable,
  PositiveMinor,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

export const Product = Type.Object({
  ...Stored,
  sku: Type.String(),
  name: Type.String(),
  category_id: nullable(Id),
  category_name: nullable(Type.String()),
  description: nullable(Type.String()),
  list_price_minor: nullable(PositiveMinor),
  currency: CurrencyCode,
  is_commissionable: Type.Boolean(),
  archived_at: nullable(Instant),
});
export type Product = Static<typeof Product>;

/** Partners have the price list; what earns commission is told by their plan, deal by deal. */
export const ProductForPartner = Type.Omit(Product, ['is_commissionable', 'archived_at']);

export const ProductCreate = closed({
  /** Left out, it is made from the name. */
  sku: Type.Optional(called(80)),
  name: Name,
  category_id: Type.Optional(nullable(Id)),
  description: Type.Optional(nullable(text(5000))),
  list_price_minor: Type.Optional(nullable(PositiveMinor)),
  currency: Type.Optional(CurrencyCode),
  is_commissionable: Type.Optional(Type.Boolean()),
});
export type ProductCreate = Static<typeof ProductCreate>;
export const ProductUpdate = changes(ProductCreate);
export const ProductBulkChange = changeOfMany({
  category_id: Type.Optional(nullable(Id)),
  is_commissionable: Type.Optional(Type.Boolean()),
});
