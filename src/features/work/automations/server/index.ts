import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { automations } from './resource.ts';
import { sampleData } from './sample-data.ts';

export const feature: ServerFeature = {
  name: 'automations',
  flag: { key: 'automations', description: 'Automations of the company.', default: true },
  resources: [automations],
  sampleData,
  demo,
};
