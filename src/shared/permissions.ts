/**
 * What the built-in roles may do. A grant is `<resource>:<action>`; `*` stands for every resource, `manage` includes `view`.
 * Grants of partner roles apply inside partner mode only, where resources show the partner's own rows.
 */
export type Action = 'view' | 'manage';
export type Role =
  | 'owner'
  | 'admin'
  | 'partner_manager'
  | 'finance'
  | 'content'
  | 'read_only'
  | 'partner_admin'
  | 'partner_member';

const managedByPartnerManagers = [
  'partners',
  'contacts',
  'accounts',
  'opportunities',
  'opportunity_lines',
  'opportunity_participants',
  'opportunity_notes',
  'deal_registrations',
  'invitations',
  'imports',
];
const managedByFinance = [
  'commission_plans',
  'plan_versions',
  'plan_assignments',
  'commission_lines',
  'payout_batches',
  'payout_items',
  'payout_methods',
];

export const grants: Record<Role, readonly string[]> = {
  owner: ['*:manage'],
  admin: ['*:manage'],
  partner_manager: ['*:view', 'saved_views:manage', ...managedByPartnerManagers.map((name) => `${name}:manage`)],
  finance: ['*:view', 'saved_views:manage', ...managedByFinance.map((name) => `${name}:manage`)],
  content: ['*:view', 'saved_views:manage'],
  read_only: ['*:view', 'saved_views:manage'],
  partner_admin: ['*:manage'],
  partner_member: [
    '*:view',
    'saved_views:manage',
    'deal_registrations:manage',
    'opportunities:manage',
    'opportunity_notes:manage',
    'contacts:manage',
  ],
};

export const companyRoles: readonly Role[] = ['owner', 'admin', 'partner_manager', 'finance', 'content', 'read_only'];
export const partnerRoles: readonly Role[] = ['partner_admin', 'partner_member'];

export function allows(permissions: readonly string[], resource: string, action: Action): boolean {
  return permissions.some((grant) => {
    const [name, granted] = grant.split(':');
    return (name === '*' || name === resource) && (granted === 'manage' || granted === action);
  });
}
