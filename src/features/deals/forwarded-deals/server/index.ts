import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { forwardedFlag } from './flag.ts';
import { onPersonErasure } from './person-erasure.ts';
import { forwardedDealRoutes } from './settings.ts';
import { forwardedMail, forwardedReply } from './take.ts';

export const feature: ServerFeature = {
  name: 'forwarded-deals',
  flag: forwardedFlag,
  plugin: forwardedDealRoutes,
  inboundMails: [forwardedMail, forwardedReply],
  onPersonErasure,
  demo,
};
