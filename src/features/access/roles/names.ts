import { companyRoles, isCustomRole, partnerRoles, type Role, type Side } from '#shared/permissions.ts';

/** What the built-in roles are called, and what each is for. */
const words: Record<Exclude<Role, 'custom' | 'partner_custom'>, { name: string; help: string }> = {
  owner: { name: 'Owner', help: 'May do everything, and decides who else owns the company.' },
  admin: { name: 'Administrator', help: 'May do everything but decide about owners.' },
  partner_manager: {
    name: 'Partner manager',
    help: 'Looks after own partners: their deals, registrations and people. Sees nothing of other partners.',
  },
  finance: { name: 'Finance', help: 'Runs incentives, commissions and payouts; sees the rest.' },
  content: { name: 'Content', help: 'Sees everything; looks after what partners read and learn.' },
  read_only: { name: 'Read only', help: 'Sees everything and changes nothing.' },
  partner_admin: {
    name: 'Administrator',
    help: 'Sees everything of the partner, edits its profile, runs its team and its roles.',
  },
  partner_sales: { name: 'Sales', help: 'Registers and follows deals. Does not see payments.' },
  partner_finance: { name: 'Finance', help: 'Sees commissions and payments, looks after payout details.' },
  partner_member: { name: 'Member', help: 'Registers and follows deals, and sees what they earn.' },
};

export const builtInRoles = (side: Side): Role[] =>
  (side === 'company' ? companyRoles : partnerRoles).filter((role) => !isCustomRole(role));

/** @param own the name of a role of the organisation's own, when `role` stands for one */
export function roleName(role: string, own?: string | null): string {
  return own ?? words[role as keyof typeof words]?.name ?? 'Own role';
}

export const roleHelp = (role: string): string | undefined => words[role as keyof typeof words]?.help;

/** A role as one value, for a select: `finance`, or `custom:<id>`. */
export const choiceOf = ({ role, role_id }: { role: string; role_id?: string | null }): string =>
  role_id ? `${role}:${role_id}` : role;

export function roleOf(choice: string): { role: Role; role_id: string | null } {
  const [role, role_id = null] = choice.split(':') as [Role, string?];
  return { role, role_id };
}
