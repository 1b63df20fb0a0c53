import { OrderedFields, OrderedRow, orderedChanges } from '#shared/ordered.ts';
import { closed, nullable, Ppm, type Static, Type, text } from '#shared/schema.ts';

/** Tiers rank by `order`: the first is the entry, the last the highest. */
export const PartnerTier = Type.Object({
  ...OrderedRow,
  benefits: nullable(Type.String()),
  /** How long registered deals are protected, of what the type of deal gives: 1500000 is half as long again. */
  protection_factor_ppm: Ppm,
});
export type PartnerTier = Static<typeof PartnerTier>;

export const PartnerTierCreate = closed({
  ...OrderedFields,
  benefits: Type.Optional(nullable(text(5000))),
  protection_factor_ppm: Type.Optional(Type.Integer({ minimum: 100_000, maximum: 10_000_000 })),
});
export const PartnerTierUpdate = orderedChanges(PartnerTierCreate);
