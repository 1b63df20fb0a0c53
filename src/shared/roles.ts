/**
 * Who may do what. A grant is `<resource>:<action>`; `*` stands for every resource, `manage` includes `view`. `!resource:action`
 * takes away what another grant would give: `!imports:view` everything about imports, `!roles:manage` everything except viewing.
 * `-resource:action` takes it away likewise, because the module is switched off: from everybody, so it says nothing about a role.
 * Grants of partner roles apply inside partner mode only, where resources show the partner's own rows.
 */
export type Action = 'view' | 'manage';

export type Side = 'company' | 'partner';

/** `own`: the partners a person owns and what belongs to them; the database keeps the rest away. */
export type RoleScope = 'all' | 'own';

export const companyRoleKeys = ['owner', 'admin', 'partner_manager', 'finance', 'content', 'read_only'] as const;

export const partnerRoleKeys = ['partner_admin', 'partner_sales', 'partner_finance', 'partner_member'] as const;

export type BuiltInRole = (typeof companyRoleKeys)[number] | (typeof partnerRoleKeys)[number];

/** `custom` and `partner_custom` stand for a role the organization made itself; a `role_id` says which. */
export type Role = BuiltInRole | 'custom' | 'partner_custom';
