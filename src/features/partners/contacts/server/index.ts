import type { ServerFeature } from '#server/feature.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { ContactBulkChange } from '../schema.ts';
import { contactSteps } from '../steps.schema.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { contactToErase, eraseContact } from './erase.ts';
import { contactFacts } from './facts.ts';
import { onPartnerUserLeaves } from './leaving.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { contacts } from './resource.ts';
import { sampleData } from './sample-data.ts';
import { sampleGuard } from './sample-guard.ts';
import { signInsRoute } from './sign-ins.ts';
import { webhookEvents } from './webhook-events.ts';

export const feature: ServerFeature = {
  name: 'contacts',
  webhookEvents,
  automates,
  resources: [contacts],
  routes: [
    changeMany(contacts, ContactBulkChange),
    signInsRoute,
    ...takeSteps(contacts, contactSteps, { lock: contactToErase, rules: { erase: eraseContact } }).routes,
  ],
  facts: [contactFacts],
  onPartnerMerge,
  onPartnerUserLeaves,
  sampleData,
  sampleGuard,
  demo,
};
