import type { ServerFeature } from '#server/feature.ts';
import { answerMail } from './answers.ts';
import { demo } from './demo.ts';
import { topics } from './notification-topics.ts';
import { onPersonErasure } from './person-erasure.ts';
import { recordEmails } from './resource.ts';
import { recordEmailRoutes } from './routes.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = {
  name: 'record-emails',
  doors: { mail: ['POST /record_emails'] },
  resources: [recordEmails],
  routes: recordEmailRoutes,
  inboundMails: [answerMail],
  topics,
  onPersonErasure,
  demo,
  tools,
};
