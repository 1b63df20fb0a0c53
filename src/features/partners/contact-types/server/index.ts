import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { contactTypes } from './resource.ts';

export const feature: ServerFeature = { name: 'contact-types', resources: [contactTypes], demo };
