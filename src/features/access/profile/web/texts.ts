import type { Membership } from '../schema.ts';

const roles: Record<string, string> = {
  owner: 'Owner',
  admin: 'Admin',
  partner_manager: 'Partner manager',
  finance: 'Finance',
  content: 'Content',
  read_only: 'Read only',
  partner_admin: 'Administrator of the partner',
  partner_member: 'Member of the partner',
};

export function roleName({ role, role_name }: Pick<Membership, 'role' | 'role_name'>): string {
  return role_name ?? roles[role] ?? words(role);
}

function words(key: string): string {
  const text = key.replaceAll('_', ' ');
  return text[0]!.toUpperCase() + text.slice(1);
}
