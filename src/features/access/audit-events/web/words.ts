import type { Option } from '#web/resource/columns.ts';
import type { AuditEvent } from '../schema.ts';

export const actionOptions: readonly Option[] = [
  { value: 'created', label: 'Created', tone: 'green' },
  { value: 'updated', label: 'Changed', tone: 'blue' },
  { value: 'archived', label: 'Archived', tone: 'grey' },
  { value: 'deleted', label: 'Deleted', tone: 'red' },
];

export const kindOptions: readonly Option[] = [
  { value: 'user', label: 'A colleague' },
  { value: 'partner_user', label: 'Somebody of a partner' },
  { value: 'api_key', label: 'A program with a key' },
  { value: 'system', label: 'Tandem itself' },
];

/** What the log speaks of, by table; whatever is not here goes by its own name. */
const entities: Record<string, string> = {
  partners: 'Partner',
  contacts: 'Contact',
  accounts: 'Company',
  opportunities: 'Opportunity',
  opportunity_lines: 'Line of an opportunity',
  opportunity_participants: 'Partner of an opportunity',
  opportunity_notes: 'Note',
  opportunity_types: 'Opportunity type',
  opportunity_stages: 'Stage',
  deal_registrations: 'Deal registration',
  deal_conflicts: 'Conflict',
  deal_protections: 'Protection',
  commission_plans: 'Incentive structure',
  plan_versions: 'Version of a structure',
  plan_assignments: 'Assignment of a structure',
  commission_lines: 'Commission',
  commission_recalculations: 'Recalculation',
  commission_disputes: 'Dispute about a commission',
  payout_batches: 'Payout',
  payout_approvals: 'Approval of a payout',
  payout_items: 'Payment',
  payout_methods: 'Payout details',
  products: 'Product',
  product_categories: 'Product category',
  partner_types: 'Partner type',
  partner_regions: 'Partner region',
  partner_statuses: 'Partner status',
  partner_tiers: 'Tier',
  contact_types: 'Contact type',
  custom_fields: 'Custom field',
  audiences: 'Audience',
  invitations: 'Invitation',
  memberships: 'Team member',
  roles: 'Role',
  api_keys: 'API key',
  organizations: 'Company settings',
  programme_settings: 'Programme rules',
  exchange_rates: 'Exchange rate',
  impersonations: 'Viewing as somebody',
  documents: 'Document',
  report_schedules: 'Report',
  report_runs: 'Run of a report',
  tags: 'Tag',
  saved_views: 'Saved view',
  announcements: 'Announcement',
  onboarding_state: 'Setup',
};

export const entityOptions: readonly Option[] = Object.entries(entities)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** What a partner reads about. */
export const partnerEntityOptions = entityOptions.filter(({ value }) =>
  [
    'partners',
    'contacts',
    'deal_registrations',
    'opportunities',
    'opportunity_notes',
    'invitations',
    'payout_methods',
    'api_keys',
  ].includes(value),
);

export function entityName(table: string): string {
  const text = table.replaceAll('_', ' ');
  return entities[table] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where the thing itself is looked at. */
const screens: Record<string, (id: string) => string> = {
  partners: (id) => `/partners/show/${id}`,
  contacts: (id) => `/contacts/show/${id}`,
  accounts: (id) => `/companies/show/${id}`,
  opportunities: (id) => `/commissions/opportunities/show/${id}`,
};

export const screenOf = ({ ref_table, ref_id }: Pick<AuditEvent, 'ref_table' | 'ref_id'>): string | undefined =>
  screens[ref_table]?.(ref_id);

/** What rules are matched by, not what people read. */
const isInternal = (field: string) => /_key$|^screening$/.test(field);

/** "Name, Status and 3 more", for the line of a list. */
export function changedFields({ action, changes }: Pick<AuditEvent, 'action' | 'changes'>): string {
  if (action !== 'updated' && action !== 'archived') return '';
  const names = Object.keys(changes)
    .filter((field) => field !== 'archived_at' && !isInternal(field))
    .map((field) => field.replace(/_(user_id|id|minor|ppm|at|on)$/, '').replaceAll('_', ' '));
  const shown = names.slice(0, 3).join(', ');
  const text = names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
