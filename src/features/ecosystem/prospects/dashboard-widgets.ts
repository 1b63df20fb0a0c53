import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  lists: { prospects: { screens: { company: '/partners/prospecting' } } },
});
