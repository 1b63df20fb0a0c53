import { companyRoles, isCustomRole, partnerRoles } from '#shared/access/permissions.ts';
import type { Role, Side } from '#shared/access/roles.ts';
import { sayable } from '#shared/text/labels.ts';

/** Names and help texts of the built-in roles. */
const words: Record<Exclude<Role, 'custom' | 'partner_custom'>, { name: string; help: string }> = sayable({
  owner: { name: 'Owner', help: 'Can do everything and decides who else is an owner.' },
  admin: { name: 'Administrator', help: 'Can do everything except add or change owners.' },
  partner_manager: {
    name: 'Partner manager',
    help: 'Manages the partners they own: deals, registrations and contacts. Cannot see other partners.',
  },
  finance: { name: 'Finance', help: 'Manages incentives, commissions and payouts. Can view everything else.' },
  content: { name: 'Content', help: 'Can view everything. Manages content for partners.' },
  read_only: { name: 'Read only', help: 'Can view everything. Cannot change anything.' },
  partner_admin: {
    name: 'Administrator',
    help: 'Can view everything of the partner. Edits the partner profile and manages its team and roles.',
  },
  partner_sales: {
    name: 'Sales',
    help: 'Registers and tracks deals, and sees their commissions. Cannot see payouts and payout details.',
  },
  partner_finance: { name: 'Finance', help: 'Can view commissions and payments. Manages payout details.' },
  partner_member: { name: 'Member', help: 'Registers and tracks deals, and can see their earnings.' },
});

export const builtInRoles = (side: Side): Role[] =>
  (side === 'company' ? companyRoles : partnerRoles).filter((role) => !isCustomRole(role));

/** @param own the name of a custom role, when `role` stands for one */
export function roleName(role: string, own?: string | null): string {
  return own ?? words[role as keyof typeof words]?.name ?? 'Custom role';
}

export const roleHelp = (role: string): string | undefined => words[role as keyof typeof words]?.help;

/** A role as one value, for a select: `finance`, or `custom:<id>`. */
export const choiceOf = ({ role, role_id }: { role: string; role_id?: string | null }): string =>
  role_id ? `${role}:${role_id}` : role;

export function roleOf(choice: string): { role: Role; role_id: string | null } {
  const [role, role_id = null] = choice.split(':') as [Role, string?];
  return { role, role_id };
}
