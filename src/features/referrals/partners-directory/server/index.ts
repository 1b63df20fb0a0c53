import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { directoryFacts } from './facts.ts';
import { directoryFlag } from './flag.ts';
import { directoryJobs, directorySchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { embedScript } from './public/embed-script.ts';
import { directoryPlugin } from './public/plugin.ts';
import { publicPages, sitemap } from './public/site-pages.ts';
import { directoryListings, listingChanges, partnersDirectory } from './resource.ts';
import { directoryRoutes } from './routes.ts';
import { seesListings } from './sees.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'partners-directory',
  doors: {
    page: [
      'POST /partners_directory',
      'PATCH /partners_directory/:id',
      'PUT /partners_directory/:id',
      'POST /directory_listings/:id/publish',
      'POST /listing_changes/:id/approve',
    ],
  },
  flag: directoryFlag,
  resources: [partnersDirectory, directoryListings, listingChanges],
  routes: directoryRoutes,
  topics,
  facts: [directoryFacts],
  sees: [seesListings],
  onPartnerMerge,
  publicPages,
  sitemap,
  plugin: directoryPlugin,
  jobs: directoryJobs,
  schedules: directorySchedules,
  publicScripts: [embedScript],
  demo,
  workItems,
};
