import { Colour, changes, closed, Instant, Name, nullable, type Static, Stored, Type, text } from '#shared/schema.ts';

export const PartnerType = Type.Object({
  ...Stored,
  name: Type.String(),
  description: nullable(Type.String()),
  colour: nullable(Type.String()),
  order: Type.Integer(),
  archived_at: nullable(Instant),
});
export type PartnerType = Static<typeof PartnerType>;

export const PartnerTypeCreate = closed({
  name: Name,
  description: Type.Optional(nullable(text(2000))),
  colour: Type.Optional(nullable(Colour)),
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e6 })),
});
export const PartnerTypeUpdate = changes(PartnerTypeCreate);
