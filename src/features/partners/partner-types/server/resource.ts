import { orderedList } from '#server/resource/ordered.ts';
import { partnerType } from '../schema.ts';

export const partnerTypes = orderedList(partnerType, { forPartners: true });
