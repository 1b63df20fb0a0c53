import { defineAppShortcuts } from '#server/extension-points/app-shortcuts.ts';
import type { ServerFeature } from '#server/feature.ts';
import { figures } from './dashboard-widgets.ts';
import { morningJobs, morningSchedules } from './morning/jobs.ts';
import { stopAction } from './morning/stop.ts';
import { workItemRoutes } from './routes.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = {
  name: 'work-items',
  flag: {
    key: 'work_items',
    description: 'My work: one list of everything that waits for a person.',
    default: true,
  },
  appShortcuts: defineAppShortcuts([
    { key: 'own_work', side: 'company', name: 'My work', url: '/work', order: 10 },
    { key: 'own_work_of_partner', side: 'partner', name: 'My work', url: '/work', order: 10 },
  ]),
  routes: workItemRoutes,
  figures,
  jobs: morningJobs,
  schedules: morningSchedules,
  mailActions: [stopAction],
  tools,
};
