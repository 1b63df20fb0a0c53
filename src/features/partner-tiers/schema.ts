import { OrderedFields, OrderedRow, orderedChanges } from '#shared/ordered.ts';
import { closed, nullable, type Static, Type, text } from '#shared/schema.ts';

/** Tiers rank by `order`: the first is the entry, the last the highest. */
export const PartnerTier = Type.Object({ ...OrderedRow, benefits: nullable(Type.String()) });
export type PartnerTier = Static<typeof PartnerTier>;

export const PartnerTierCreate = closed({ ...OrderedFields, benefits: Type.Optional(nullable(text(5000))) });
export const PartnerTierUpdate = orderedChanges(PartnerTierCreate);
