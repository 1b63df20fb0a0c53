import type { ServerFeature } from '#server/feature.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { ContactBulkChange } from '../schema.ts';
import { contactFacts } from './facts.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { contacts } from './resource.ts';

export const feature: ServerFeature = {
  name: 'contacts',
  resources: [contacts],
  routes: [changeMany(contacts, ContactBulkChange)],
  facts: [contactFacts],
  onPartnerMerge,
};
