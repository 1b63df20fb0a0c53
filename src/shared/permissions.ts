/**
 * Who may do what. A grant is `<resource>:<action>`; `*` stands for every resource, `manage` includes `view`. `!resource:action`
 * takes away what another grant would give: `!imports:view` everything about imports, `!roles:manage` all but looking.
 * `-resource:action` takes it away likewise, because the module is switched off: from everybody, so it says nothing about a role.
 * Grants of partner roles apply inside partner mode only, where resources show the partner's own rows.
 */
export type Action = 'view' | 'manage';
export type Side = 'company' | 'partner';
/** `own`: the partners a person owns and what belongs to them; the database keeps the rest away. */
export type RoleScope = 'all' | 'own';

const companyRoleKeys = ['owner', 'admin', 'partner_manager', 'finance', 'content', 'read_only'] as const;
const partnerRoleKeys = ['partner_admin', 'partner_sales', 'partner_finance', 'partner_member'] as const;
type BuiltInRole = (typeof companyRoleKeys)[number] | (typeof partnerRoleKeys)[number];
/** `custom` and `partner_custom` stand for a role the organisation made itself; a `role_id` says which. */
export type Role = BuiltInRole | 'custom' | 'partner_custom';

/** What one role comes to. */
export interface Standing {
  permissions: readonly string[];
  scope: RoleScope;
}

const managedByPartnerManagers = [
  'partners',
  'contacts',
  'accounts',
  'opportunities',
  'opportunity_notes',
  'documents',
  'deal_registrations',
  'invitations',
  'report_schedules',
];
const managedByFinance = [
  'commission_plans',
  'plan_versions',
  'plan_assignments',
  'commission_lines',
  'commission_disputes',
  'payout_batches',
  'payout_items',
  'payout_methods',
  'accounting_periods',
  'report_schedules',
];
const managedBySales = ['deal_registrations', 'opportunities', 'opportunity_notes', 'documents', 'contacts'];

const toManage = (resources: readonly string[]) => resources.map((name) => `${name}:manage`);
const colleague = ['*:view', 'saved_views:manage', '!api_keys:view'];

export const grants: Record<BuiltInRole, readonly string[]> = {
  owner: ['*:manage'],
  admin: ['*:manage'],
  partner_manager: [...colleague, ...toManage(managedByPartnerManagers)],
  finance: [...colleague, ...toManage(managedByFinance)],
  content: colleague,
  read_only: colleague,
  partner_admin: ['*:manage'],
  partner_sales: [
    '*:view',
    'saved_views:manage',
    ...toManage(managedBySales),
    '!payout_items:view',
    '!payout_methods:view',
    '!api_keys:view',
  ],
  partner_finance: [
    '*:view',
    'saved_views:manage',
    'payout_methods:manage',
    'commission_disputes:manage',
    'report_schedules:manage',
    '!api_keys:view',
  ],
  partner_member: ['*:view', 'saved_views:manage', ...toManage(managedBySales), '!api_keys:view'],
};

/** What everybody of a side has whatever their role: the words that lists and forms are made of, and what is their own. */
export const everybodyMay: Record<Side, readonly string[]> = {
  company: [
    'saved_views:manage',
    'in_app_notifications:manage',
    'people:view',
    'custom_fields:view',
    'partner_types:view',
    'partner_regions:view',
    'partner_statuses:view',
    'partner_tiers:view',
    'contact_types:view',
    'opportunity_types:view',
    'product_categories:view',
    'dashboards:view',
    'onboarding:view',
  ],
  partner: [
    'saved_views:manage',
    'in_app_notifications:manage',
    'custom_fields:view',
    'contact_types:view',
    'opportunity_types:view',
    'product_categories:view',
    'dashboards:view',
  ],
};

/** What is about the company as a whole, so that whoever sees only some of its partners never has it. */
export const wholeCompanyOnly: readonly string[] = [
  'imports:view',
  'payout_batches:view',
  'ledger_accounts:view',
  'journal_entries:view',
  'accounting_periods:view',
  'api_keys:view',
  'mail_outbox:view',
  'roles:manage',
  'memberships:manage',
  'audiences:manage',
  'organizations:manage',
  'programme_settings:manage',
  'commission_plans:manage',
  'plan_versions:manage',
  'plan_assignments:manage',
  'commission_lines:manage',
  // What all partners' rows are made of: whether one is used, and what it is renamed to, is about those of others too.
  'partner_statuses:manage',
  'opportunity_types:manage',
  'tags:manage',
  'custom_fields:manage',
  'programme_templates:manage',
  'sample_data:manage',
];

export const companyRoles: readonly Role[] = [...companyRoleKeys, 'custom'];
export const partnerRoles: readonly Role[] = [...partnerRoleKeys, 'partner_custom'];

export const isCustomRole = (role: string): boolean => role === 'custom' || role === 'partner_custom';
export const sideOf = (role: string): Side => ((partnerRoles as string[]).includes(role) ? 'partner' : 'company');

/** What a role lets people do. @param custom the role of the organisation's own, when `role` stands for one */
export function standingOf(role: Role, custom: Standing | null): Standing {
  const scope = custom?.scope ?? (role === 'partner_manager' ? 'own' : 'all');
  const given = isCustomRole(role)
    ? [...everybodyMay[sideOf(role)], ...(custom?.permissions ?? [])]
    : grants[role as BuiltInRole];
  const refused = scope === 'own' ? wholeCompanyOnly.map((grant) => `!${grant}`) : [];
  return { permissions: [...(given ?? []), ...refused], scope };
}

export function allows(permissions: readonly string[], resource: string, action: Action): boolean {
  let isGranted = false;
  for (const grant of permissions) {
    const isRefusal = grant.startsWith('!') || grant.startsWith('-');
    const [name, about] = (isRefusal ? grant.slice(1) : grant).split(':');
    if (name !== '*' && name !== resource) continue;
    if (isRefusal && (about === 'view' || about === action)) return false;
    if (!isRefusal && (about === 'manage' || about === action)) isGranted = true;
  }
  return isGranted;
}

/** Whether a resource belongs to a module that is switched off, whatever the role. */
export function isWithheld(permissions: readonly string[], resource: string, action: Action = 'view'): boolean {
  return permissions.includes(`-${resource}:view`) || permissions.includes(`-${resource}:${action}`);
}

/** What the role alone says, whatever is switched off. */
export function ofRole(permissions: readonly string[]): string[] {
  return permissions.filter((grant) => !grant.startsWith('-'));
}

/** What both of two lists of grants allow. */
export function inCommon(one: readonly string[], other: readonly string[]): string[] {
  const refusals = [...one, ...other].filter((grant) => grant.startsWith('!'));
  const granted = (list: readonly string[]) => list.filter((grant) => !grant.startsWith('!'));
  const shared = granted(one).flatMap((mine) => {
    const [name, action] = mine.split(':');
    return granted(other).flatMap((theirs) => {
      const [otherName, otherAction] = theirs.split(':');
      if (name !== '*' && otherName !== '*' && name !== otherName) return [];
      const both = action === 'manage' && otherAction === 'manage' ? 'manage' : 'view';
      return [`${name === '*' ? otherName : name}:${both}`];
    });
  });
  return [...new Set([...shared, ...refusals])];
}

/** Whether everything the other grants allow is allowed by these. */
export function covers(permissions: readonly string[], theirs: readonly string[]): boolean {
  const mine = ofRole(permissions);
  return theirs.every((grant) => {
    if (grant.startsWith('!')) return true;
    const [name, action] = grant.split(':') as [string, Action];
    if (name !== '*') return allows(mine, name, action);
    // What is refused to me must be refused to them as well.
    return allows(mine, '*', action) && mine.every((one) => !one.startsWith('!') || theirs.includes(one));
  });
}
