import { mergeDashboards } from '#shared/dashboard-widgets.ts';
import { dashboard as dealRegistrations } from './deals/deal-registrations/dashboard-widgets.ts';
import { dashboard as opportunities } from './deals/opportunities/dashboard-widgets.ts';
import { dashboard as opportunityLines } from './deals/opportunity-lines/dashboard-widgets.ts';
import { dashboard as opportunityNotes } from './deals/opportunity-notes/dashboard-widgets.ts';
import { dashboard as forms } from './engagement/forms/dashboard-widgets.ts';
import { dashboard as surveys } from './engagement/surveys/dashboard-widgets.ts';
import { dashboard as commissions } from './money/commissions/dashboard-widgets.ts';
import { dashboard as disputes } from './money/disputes/dashboard-widgets.ts';
import { dashboard as payouts } from './money/payouts/dashboard-widgets.ts';
import { dashboard as partners } from './partners/partners/dashboard-widgets.ts';
import { dashboard as partnersDirectory } from './partners/partners-directory/dashboard-widgets.ts';
import { dashboard as reviews } from './partners/reviews/dashboard-widgets.ts';
import { dashboard as dashboards } from './reporting/dashboards/dashboard-widgets.ts';

/** What the features declare for dashboards, made by scripts/contents.mjs from the folders. */
export const declaredDashboards = mergeDashboards({
  deals: [dealRegistrations, opportunities, opportunityLines, opportunityNotes],
  engagement: [forms, surveys],
  money: [commissions, disputes, payouts],
  partners: [partners, partnersDirectory, reviews],
  reporting: [dashboards],
});
