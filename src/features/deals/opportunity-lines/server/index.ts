import type { ServerFeature } from '#server/feature.ts';
import { wonLines } from '../measures.ts';
import { figures } from './dashboard-widgets.ts';
import { opportunityLines } from './resource.ts';

export const feature: ServerFeature = {
  name: 'opportunity-lines',
  measures: [wonLines],
  resources: [opportunityLines],
  figures,
};
