import { OrderedFields, OrderedRow, orderedChanges } from '#shared/ordered.ts';
import { CountryCode, closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

export const PartnerRegion = Type.Object({
  ...OrderedRow,
  /** The larger region it lies in. */
  parent_id: nullable(Id),
  country_codes: Type.Array(Type.String()),
  reference_type: Type.String(),
  /** Team members responsible for it; approval chains can ask them. */
  manager_user_ids: Type.Array(Id),
});
export type PartnerRegion = Static<typeof PartnerRegion>;

export const PartnerRegionCreate = closed({
  ...OrderedFields,
  parent_id: Type.Optional(nullable(Id)),
  country_codes: Type.Optional(Type.Array(CountryCode, { maxItems: 250, uniqueItems: true })),
  reference_type: Type.Optional(oneOf('Partner')),
  manager_user_ids: Type.Optional(Type.Array(Id, { maxItems: 20, uniqueItems: true })),
});
export const PartnerRegionUpdate = orderedChanges(PartnerRegionCreate);
