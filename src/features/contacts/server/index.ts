import type { ServerFeature } from '#server/feature.ts';
import { contactFacts } from './facts.ts';
import { contacts } from './resource.ts';

export const feature: ServerFeature = { name: 'contacts', resources: [contacts], facts: [contactFacts] };
