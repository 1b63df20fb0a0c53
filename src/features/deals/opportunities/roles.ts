import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { Motion } from '#features/deals/opportunity-types/schema.ts';
import { sayableWords } from '#shared/text/labels.ts';

/** The default role of a partner in a deal of each kind. */
export const defaultRole: Record<Motion, ParticipantRole> = {
  resale: 'resell',
  referral: 'source',
  co_sell: 'influence',
  services: 'services',
};

/** Follows "takes part". */
export const roleClauses: Readonly<Record<ParticipantRole, string>> = sayableWords({
  source: 'as source',
  resell: 'as reseller',
  influence: 'as influencer',
  services: 'with services',
  distributor: 'as distributor',
});
