import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { widgetFlag } from './flag.ts';
import { widgetJobs } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { widgetRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'portal-widget',
  flag: widgetFlag,
  plugin: widgetRoutes,
  installationJobs: [widgetJobs],
  onPartnerMerge,
  demo,
};
