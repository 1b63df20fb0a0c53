import { behindItsFlag, type WebFeature } from '#web/feature.ts';
import { feature as accounts } from './accounts/web/index.tsx';
import { feature as announcements } from './announcements/web/index.tsx';
import { feature as apiKeys } from './api-keys/web/index.tsx';
import { feature as audiences } from './audiences/web/index.tsx';
import { feature as auditEvents } from './audit-events/web/index.tsx';
import { feature as commissionPlans } from './commission-plans/web/index.tsx';
import { feature as commissions } from './commissions/web/index.tsx';
import { feature as companySettings } from './company-settings/web/index.tsx';
import { feature as contactTypes } from './contact-types/web/index.tsx';
import { feature as contacts } from './contacts/web/index.tsx';
import { feature as customFields } from './custom-fields/web/index.tsx';
import { feature as dashboards } from './dashboards/web/index.tsx';
import { feature as dealRegistrations } from './deal-registrations/web/index.tsx';
import { feature as debug } from './debug/web/index.tsx';
import { feature as documents } from './documents/web/index.tsx';
import { feature as experimental } from './experimental/web/index.tsx';
import { feature as featureFlags } from './feature-flags/web/index.tsx';
import { feature as goKeys } from './go-keys/web/index.tsx';
import { feature as goLive } from './go-live/web/index.tsx';
import { feature as impersonations } from './impersonations/web/index.tsx';
import { feature as imports } from './imports/web/index.tsx';
import { feature as invitations } from './invitations/web/index.tsx';
import { feature as ledger } from './ledger/web/index.tsx';
import { feature as mails } from './mails/web/index.tsx';
import { feature as notifications } from './notifications/web/index.tsx';
import { feature as onboarding } from './onboarding/web/index.tsx';
import { feature as opportunities } from './opportunities/web/index.tsx';
import { feature as opportunityTypes } from './opportunity-types/web/index.tsx';
import { feature as partnerRegions } from './partner-regions/web/index.tsx';
import { feature as partnerStatuses } from './partner-statuses/web/index.tsx';
import { feature as partnerTiers } from './partner-tiers/web/index.tsx';
import { feature as partnerTypes } from './partner-types/web/index.tsx';
import { feature as partners } from './partners/web/index.tsx';
import { feature as payouts } from './payouts/web/index.tsx';
import { feature as people } from './people/web/index.tsx';
import { feature as productCategories } from './product-categories/web/index.tsx';
import { feature as products } from './products/web/index.tsx';
import { feature as profile } from './profile/web/index.tsx';
import { feature as programmeSettings } from './programme-settings/web/index.tsx';
import { feature as programmeTemplates } from './programme-templates/web/index.tsx';
import { feature as prompts } from './prompts/web/index.tsx';
import { feature as reportSchedules } from './report-schedules/web/index.tsx';
import { feature as roles } from './roles/web/index.tsx';
import { feature as superadmin } from './superadmin/web/index.tsx';
import { feature as tags } from './tags/web/index.tsx';

/** The table of contents of the web side: one line per feature. */
const declared: WebFeature[] = [
  accounts,
  apiKeys,
  audiences,
  auditEvents,
  commissionPlans,
  commissions,
  companySettings,
  contactTypes,
  contacts,
  customFields,
  dashboards,
  dealRegistrations,
  documents,
  goLive,
  imports,
  invitations,
  ledger,
  mails,
  notifications,
  onboarding,
  opportunities,
  opportunityTypes,
  partnerRegions,
  partnerStatuses,
  partnerTiers,
  partnerTypes,
  partners,
  payouts,
  people,
  productCategories,
  products,
  profile,
  programmeSettings,
  programmeTemplates,
  reportSchedules,
  roles,
  tags,
  announcements,
  debug,
  experimental,
  featureFlags,
  goKeys,
  impersonations,
  prompts,
  superadmin,
];

export const features: readonly WebFeature[] = declared.map(behindItsFlag);
