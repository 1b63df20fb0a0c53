import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  lists: { reviews: { screens: { company: '/reviews', partner: '/reviews' } } },
});
