import { OrderedFields, OrderedRow, orderedChanges } from '#shared/ordered.ts';
import { closed, type Static, Type } from '#shared/schema.ts';

export const PartnerType = Type.Object(OrderedRow);
export type PartnerType = Static<typeof PartnerType>;

export const PartnerTypeCreate = closed(OrderedFields);
export const PartnerTypeUpdate = orderedChanges(PartnerTypeCreate);
