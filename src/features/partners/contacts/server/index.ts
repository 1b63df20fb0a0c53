import type { ServerFeature } from '#server/feature.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { step } from '#server/resource/step.ts';
import { ContactBulkChange } from '../schema.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { eraseContact } from './erase.ts';
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
    step(contacts, 'erase', 'Erase a person for good: their name, addresses and other personal data', eraseContact, {
      personal: true,
    }),
  ],
  facts: [contactFacts],
  onPartnerMerge,
  onPartnerUserLeaves,
  sampleData,
  sampleGuard,
  demo,
};
