import type { ServerFeature } from '#server/feature.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { dashboardRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'dashboards', routes: dashboardRoutes, figures, demo };
