/**
 * A grant is `<resource>:<action>`; `*` stands for every resource, and `manage` includes `view`. `!resource:action`
 * refuses what another grant allows: `!imports:view` refuses everything about imports, `!roles:manage` everything
 * except viewing. `-resource:action` refuses it because the module is turned off for everyone, independent of the role.
 * Grants of partner roles apply only in partner mode, where resources show the partner's own rows.
 */
export type Action = 'view' | 'manage';

export type Side = 'company' | 'partner';

/**
 * With `own`, a user sees only the partners they own and the records of those partners; row-level security enforces it.
 */
export type RoleScope = 'all' | 'own';

export const companyRoleKeys = ['owner', 'admin', 'partner_manager', 'finance', 'content', 'read_only'] as const;

export const partnerRoleKeys = ['partner_admin', 'partner_sales', 'partner_finance', 'partner_member'] as const;

export type BuiltInRole = (typeof companyRoleKeys)[number] | (typeof partnerRoleKeys)[number];

/** `custom` and `partner_custom` stand for a role that the organization created; `role_id` identifies it. */
export type Role = BuiltInRole | 'custom' | 'partner_custom';
