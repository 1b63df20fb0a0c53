import { mergeDashboards } from '#shared/dashboard-widgets.ts';
import { dashboard as dealRegistrations } from './deals/deal-registrations/dashboard-widgets.ts';
import { dashboard as leads } from './deals/leads/dashboard-widgets.ts';
import { dashboard as opportunities } from './deals/opportunities/dashboard-widgets.ts';
import { dashboard as opportunityLines } from './deals/opportunity-lines/dashboard-widgets.ts';
import { dashboard as opportunityNotes } from './deals/opportunity-notes/dashboard-widgets.ts';
import { dashboard as partnersDirectory } from './deals/partners-directory/dashboard-widgets.ts';
import { dashboard as reviews } from './deals/reviews/dashboard-widgets.ts';
import { dashboard as certificates } from './enablement/certificates/dashboard-widgets.ts';
import { dashboard as courseEnrollments } from './enablement/course-enrollments/dashboard-widgets.ts';
import { dashboard as documentRequests } from './enablement/document-requests/dashboard-widgets.ts';
import { dashboard as entitlements } from './enablement/entitlements/dashboard-widgets.ts';
import { dashboard as resourceRequests } from './enablement/resource-requests/dashboard-widgets.ts';
import { dashboard as tierCriteria } from './enablement/tier-criteria/dashboard-widgets.ts';
import { dashboard as tracks } from './enablement/tracks/dashboard-widgets.ts';
import { dashboard as forms } from './engagement/forms/dashboard-widgets.ts';
import { dashboard as attributions } from './money/attributions/dashboard-widgets.ts';
import { dashboard as commissions } from './money/commissions/dashboard-widgets.ts';
import { dashboard as disputes } from './money/disputes/dashboard-widgets.ts';
import { dashboard as mdfClaims } from './money/mdf-claims/dashboard-widgets.ts';
import { dashboard as mdfRequests } from './money/mdf-requests/dashboard-widgets.ts';
import { dashboard as payouts } from './money/payouts/dashboard-widgets.ts';
import { dashboard as contracts } from './partners/contracts/dashboard-widgets.ts';
import { dashboard as partners } from './partners/partners/dashboard-widgets.ts';
import { dashboard as dashboards } from './reporting/dashboards/dashboard-widgets.ts';
import { dashboard as automations } from './work/automations/dashboard-widgets.ts';
import { dashboard as campaigns } from './work/campaigns/dashboard-widgets.ts';
import { dashboard as meetings } from './work/meetings/dashboard-widgets.ts';
import { dashboard as partnerTargets } from './work/partner-targets/dashboard-widgets.ts';
import { dashboard as prospects } from './work/prospects/dashboard-widgets.ts';
import { dashboard as surveys } from './work/surveys/dashboard-widgets.ts';
import { dashboard as tasks } from './work/tasks/dashboard-widgets.ts';

/** The dashboard declarations of all features, written by scripts/contents.mjs from the folders. */
export const declaredDashboards = mergeDashboards({
  deals: [dealRegistrations, leads, opportunities, opportunityLines, opportunityNotes, partnersDirectory, reviews],
  enablement: [certificates, courseEnrollments, documentRequests, entitlements, resourceRequests, tierCriteria, tracks],
  engagement: [forms],
  money: [attributions, commissions, disputes, mdfClaims, mdfRequests, payouts],
  partners: [contracts, partners],
  reporting: [dashboards],
  work: [automations, campaigns, meetings, partnerTargets, prospects, surveys, tasks],
});
