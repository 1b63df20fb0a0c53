import type { ServerFeature } from '#server/feature.ts';
import { mailJobs } from './jobs.ts';
import { onPersonErasure } from './person-erasure.ts';
import { mailRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'mails', jobs: mailJobs, plugin: mailRoutes, onPersonErasure };
