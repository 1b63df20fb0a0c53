import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  tells: { partner: ['opportunity_notes'] },
});
