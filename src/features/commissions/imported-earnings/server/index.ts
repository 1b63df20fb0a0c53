import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { importedEarnings } from './resource.ts';
import { importedEarningRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'imported-earnings',
  partOf: 'commissions',
  resources: [importedEarnings],
  routes: importedEarningRoutes,
  onPartnerMerge,
  demo,
};
