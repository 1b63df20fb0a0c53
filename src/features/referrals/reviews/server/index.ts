import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { reviewFacts } from './facts.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { reviewPlugin } from './plugin.ts';
import { reviewPages } from './public-pages.ts';
import { reviews } from './resource.ts';
import { reviewRoutes } from './routes.ts';
import { seesReviews } from './sees.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'reviews',
  doors: {
    mail: ['POST /reviews/invite', 'POST /reviews/:id/send'],
    page: ['POST /reviews/:id/publish', 'PUT /review_settings'],
  },
  webhookEvents,
  automates,
  partOf: 'partners_directory',
  resources: [reviews],
  routes: reviewRoutes,
  plugin: reviewPlugin,
  publicPages: reviewPages,
  topics,
  facts: [reviewFacts],
  sees: [seesReviews],
  onPartnerMerge,
  demo,
  workItems,
};
