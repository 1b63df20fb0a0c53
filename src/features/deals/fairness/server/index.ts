import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { fairnessPlugin } from './plugin.ts';
import { fairnessPage } from './public-pages.ts';
import { decisionQuestion } from './question.ts';
import { decisionOpinions } from './resource.ts';
import { fairnessRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'fairness',
  partOf: 'feedback',
  resources: [decisionOpinions],
  routes: fairnessRoutes,
  publicPages: [fairnessPage],
  plugin: fairnessPlugin,
  onPartnerMerge,
  decisionQuestion,
  demo,
};
