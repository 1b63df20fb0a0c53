import type { ServerFeature } from '#server/feature.ts';
import { replyMail } from './take.ts';

export const feature: ServerFeature = { name: 'mail-replies', inboundMails: [replyMail] };
