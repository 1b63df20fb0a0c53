import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { announcementRoutes, noticeRoutes } from './routes.ts';
import { seesAnnouncements } from './sees.ts';

export const feature: ServerFeature = {
  name: 'announcements',
  routes: announcementRoutes,
  plugin: noticeRoutes,
  sees: [seesAnnouncements],
  demo,
};
