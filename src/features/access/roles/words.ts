/** What the things permissions are about are called, and under which heading they stand. */
interface Words {
  area: Area;
  label: string;
  /** What somebody does who may manage it, where that is not plain. */
  manage?: string;
}

export const areas = ['Partners', 'Revenue', 'Money', 'Enablement', 'Data', 'Administration', 'Other'] as const;
export type Area = (typeof areas)[number];

const words: Record<string, Words> = {
  partners: { area: 'Partners', label: 'Partners' },
  contacts: { area: 'Partners', label: 'Contacts' },
  invitations: { area: 'Partners', label: 'Invitations to the portal', manage: 'Invite people of partners' },
  partner_types: { area: 'Data', label: 'Partner types' },
  partner_regions: { area: 'Data', label: 'Partner regions' },
  partner_statuses: { area: 'Data', label: 'Partner statuses' },
  partner_tiers: { area: 'Data', label: 'Tiers' },
  tier_memberships: { area: 'Partners', label: 'Tier history' },
  partner_status_events: { area: 'Partners', label: 'Status history' },
  accounts: { area: 'Revenue', label: 'Companies' },
  opportunities: { area: 'Revenue', label: 'Opportunities' },
  opportunity_notes: { area: 'Revenue', label: 'Notes on opportunities' },
  deal_registrations: { area: 'Revenue', label: 'Deal registrations', manage: 'Review and decide' },
  incentives: { area: 'Revenue', label: 'Incentives' },
  products: { area: 'Revenue', label: 'Products' },
  commission_plans: { area: 'Money', label: 'Incentive structures' },
  plan_versions: { area: 'Money', label: 'Versions of structures', manage: 'Write and publish' },
  plan_assignments: { area: 'Money', label: 'Who gets which structure' },
  commission_lines: { area: 'Money', label: 'Commissions', manage: 'Hold, release and correct' },
  commission_disputes: { area: 'Money', label: 'Disputes about commissions', manage: 'Open, answer and correct' },
  payout_batches: { area: 'Money', label: 'Payouts', manage: 'Prepare, approve and pay' },
  payout_items: { area: 'Money', label: 'Payments' },
  payout_methods: { area: 'Money', label: 'Payout details' },
  ledger_accounts: { area: 'Money', label: 'Ledger accounts' },
  journal_entries: { area: 'Money', label: 'Ledger entries' },
  accounting_periods: { area: 'Money', label: 'Months of the ledger', manage: 'Close months' },
  contact_types: { area: 'Data', label: 'Contact types' },
  opportunity_types: { area: 'Data', label: 'Opportunity types and stages' },
  product_categories: { area: 'Data', label: 'Product categories' },
  custom_fields: { area: 'Data', label: 'Custom fields' },
  imports: { area: 'Data', label: 'Imports', manage: 'Run and take back' },
  tags: { area: 'Data', label: 'Tags' },
  audiences: { area: 'Data', label: 'Audiences' },
  dashboards: { area: 'Other', label: 'Dashboards' },
  dashboard_layouts: { area: 'Other', label: 'Layouts of dashboards' },
  report_schedules: { area: 'Other', label: 'Reports', manage: 'Schedule and send' },
  saved_views: { area: 'Other', label: 'Saved views' },
  in_app_notifications: { area: 'Other', label: 'Notifications' },
  onboarding: { area: 'Administration', label: 'Setup of the company' },
  organizations: { area: 'Administration', label: 'Company settings' },
  programme_settings: { area: 'Administration', label: 'Programme rules' },
  memberships: { area: 'Administration', label: 'Team', manage: 'Invite, change roles, deactivate' },
  people: { area: 'Administration', label: 'Names of colleagues' },
  roles: { area: 'Administration', label: 'Roles' },
  api_keys: { area: 'Administration', label: 'API keys' },
  audit_events: { area: 'Administration', label: 'Audit log' },
  mail_outbox: { area: 'Administration', label: 'Mails that were sent' },
};

/** A thing nobody has named yet goes by its own name. */
export function wordsOf(resource: string): Words {
  const label = resource.replaceAll('_', ' ');
  return words[resource] ?? { area: 'Other', label: label.charAt(0).toUpperCase() + label.slice(1) };
}
