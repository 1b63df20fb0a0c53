import type { ServerFeature } from '#server/feature.ts';
import { onPersonErasure } from './person-erasure.ts';
import { replyMail } from './take.ts';
import { replyMailRoutes } from './whole-mails.ts';

export const feature: ServerFeature = {
  name: 'mail-replies',
  inboundMails: [replyMail],
  plugin: replyMailRoutes,
  onPersonErasure,
};
