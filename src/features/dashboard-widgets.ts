import { mergeDashboards } from '#shared/dashboard-widgets.ts';
import { dashboard as attributions } from './commissions/attributions/dashboard-widgets.ts';
import { dashboard as commissions } from './commissions/commissions/dashboard-widgets.ts';
import { dashboard as dealRegistrations } from './deals/deal-registrations/dashboard-widgets.ts';
import { dashboard as leads } from './deals/leads/dashboard-widgets.ts';
import { dashboard as opportunities } from './deals/opportunities/dashboard-widgets.ts';
import { dashboard as opportunityLines } from './deals/opportunity-lines/dashboard-widgets.ts';
import { dashboard as opportunityNotes } from './deals/opportunity-notes/dashboard-widgets.ts';
import { dashboard as partnerTargets } from './ecosystem/partner-targets/dashboard-widgets.ts';
import { dashboard as prospects } from './ecosystem/prospects/dashboard-widgets.ts';
import { dashboard as certificates } from './enablement/certificates/dashboard-widgets.ts';
import { dashboard as tierCriteria } from './enablement/tier-criteria/dashboard-widgets.ts';
import { dashboard as tracks } from './enablement/tracks/dashboard-widgets.ts';
import { dashboard as forms } from './engagement/forms/dashboard-widgets.ts';
import { dashboard as campaigns } from './outreach/campaigns/dashboard-widgets.ts';
import { dashboard as meetings } from './outreach/meetings/dashboard-widgets.ts';
import { dashboard as partners } from './partners/partners/dashboard-widgets.ts';
import { dashboard as payouts } from './payouts/payouts/dashboard-widgets.ts';
import { dashboard as reviews } from './referrals/reviews/dashboard-widgets.ts';
import { dashboard as dashboards } from './reporting/dashboards/dashboard-widgets.ts';
import { dashboard as automations } from './work/automations/dashboard-widgets.ts';
import { dashboard as tasks } from './work/tasks/dashboard-widgets.ts';
import { dashboard as workItems } from './work/work-items/dashboard-widgets.ts';

/** The dashboard declarations of all features, written by scripts/contents.mjs from the folders. */
export const declaredDashboards = mergeDashboards({
  commissions: [attributions, commissions],
  deals: [dealRegistrations, leads, opportunities, opportunityLines, opportunityNotes],
  ecosystem: [partnerTargets, prospects],
  enablement: [certificates, tierCriteria, tracks],
  engagement: [forms],
  outreach: [campaigns, meetings],
  partners: [partners],
  payouts: [payouts],
  referrals: [reviews],
  reporting: [dashboards],
  work: [automations, tasks, workItems],
});
