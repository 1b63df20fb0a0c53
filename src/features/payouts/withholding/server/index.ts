import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { withholdingRules } from './resource.ts';

export const feature: ServerFeature = {
  name: 'withholding',
  partOf: 'payouts',
  resources: [withholdingRules],
  demo,
};
