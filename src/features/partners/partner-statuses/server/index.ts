import type { ServerFeature } from '#server/feature.ts';
import { partnerStatuses } from './resource.ts';

export const feature: ServerFeature = {
  name: 'partner-statuses',
  flag: {
    key: 'partner_statuses',
    description: 'The screen where a company words its own partner statuses.',
    default: true,
    // Every partner has a status, so lists of them stay readable.
    guards: 'changes',
  },
  resources: [partnerStatuses],
};
