import { orderedList } from '#server/resource/ordered.ts';
import { partnerTier } from '../schema.ts';

export const partnerTiers = orderedList(partnerTier, { forPartners: true });
