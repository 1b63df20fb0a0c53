import { Color, changes, closed, Instant, Name, nullable, type Static, Stored, Type, text } from '#shared/schema.ts';

export const ProductCategory = Type.Object({
  ...Stored,
  name: Type.String(),
  description: nullable(Type.String()),
  color: nullable(Type.String()),
  order: Type.Integer(),
  archived_at: nullable(Instant),
});
export type ProductCategory = Static<typeof ProductCategory>;

export const ProductCategoryCreate = closed({
  name: Name,
  description: Type.Optional(nullable(text(2000))),
  color: Type.Optional(nullable(Color)),
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e6 })),
});
export type ProductCategoryCreate = Static<typeof ProductCategoryCreate>;
export const ProductCategoryUpdate = changes(ProductCategoryCreate);
