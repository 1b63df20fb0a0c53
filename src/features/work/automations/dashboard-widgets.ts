import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  lists: { automations: { screens: { company: '/automations' } } },
});
