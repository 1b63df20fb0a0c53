import { mergeDashboards } from '#shared/dashboard-widgets.ts';
import { dashboard as dealRegistrations } from './deals/deal-registrations/dashboard-widgets.ts';
import { dashboard as leads } from './deals/leads/dashboard-widgets.ts';
import { dashboard as opportunities } from './deals/opportunities/dashboard-widgets.ts';
import { dashboard as opportunityLines } from './deals/opportunity-lines/dashboard-widgets.ts';
import { dashboard as opportunityNotes } from './deals/opportunity-notes/dashboard-widgets.ts';
import { dashboard as certificates } from './enablement/certificates/dashboard-widgets.ts';
import { dashboard as tierCriteria } from './enablement/tier-criteria/dashboard-widgets.ts';
import { dashboard as tracks } from './enablement/tracks/dashboard-widgets.ts';
import { dashboard as forms } from './engagement/forms/dashboard-widgets.ts';
import { dashboard as attributions } from './money/attributions/dashboard-widgets.ts';
import { dashboard as commissions } from './money/commissions/dashboard-widgets.ts';
import { dashboard as payouts } from './money/payouts/dashboard-widgets.ts';
import { dashboard as partners } from './partners/partners/dashboard-widgets.ts';
import { dashboard as dashboards } from './reporting/dashboards/dashboard-widgets.ts';
import { dashboard as automations } from './work/automations/dashboard-widgets.ts';
import { dashboard as campaigns } from './work/campaigns/dashboard-widgets.ts';
import { dashboard as meetings } from './work/meetings/dashboard-widgets.ts';
import { dashboard as partnerTargets } from './work/partner-targets/dashboard-widgets.ts';
import { dashboard as prospects } from './work/prospects/dashboard-widgets.ts';
import { dashboard as tasks } from './work/tasks/dashboard-widgets.ts';
import { dashboard as workItems } from './work/work-items/dashboard-widgets.ts';

/** The dashboard declarations of all features, written by scripts/contents.mjs from the folders. */
export const declaredDashboards = mergeDashboards({
  deals: [dealRegistrations, leads, opportunities, opportunityLines, opportunityNotes],
  enablement: [certificates, tierCriteria, tracks],
  engagement: [forms],
  money: [attributions, commissions, payouts],
  partners: [partners],
  reporting: [dashboards],
  work: [automations, campaigns, meetings, partnerTargets, prospects, tasks, workItems],
});
