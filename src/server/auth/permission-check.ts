import { type Action, allows, isCustomRole, isWithheld } from '#shared/permissions.ts';
import type { Actor } from '../call.ts';
import type { PermissionCatalogue } from '../permission-catalogue.ts';

/** What a screen calls a resource, where that is not its name. */
const aliases: Record<string, string> = {
  permission: 'permissions',
  opportunity: 'opportunities',
  public_opportunities: 'opportunities',
  deal_desk: 'deal_registrations',
  companies: 'accounts',
  payouts: 'payout_batches',
  commissions: 'commission_lines',
  team: 'memberships',
  company_settings: 'organizations',
  logs: 'audit_events',
};
/** The specification guards these two groups on the client, Opportunity with its public and deal-desk faces. */
const guarded = ['permissions', 'opportunities', 'deal_registrations'];
/** To change permissions is to run the roles. */
const standsFor: Record<string, string> = { permissions: 'roles' };

const managing = ['edit', 'create', 'delete', 'manage'];

/**
 * Whether the caller may do something with what a screen is about. Built-in roles answer as the specification says: for the
 * guarded groups, and yes to all else. A role of the company's own answers for everything there is; the server decides again.
 */
export function check(
  { role, permissions, api_key_id }: Pick<Actor, 'role' | 'permissions' | 'api_key_id'>,
  catalogue: PermissionCatalogue,
  query: { resource: string; action: string },
): { isAllowed: boolean; reason?: string } {
  const last = query.resource.toLowerCase().replace(/\/+$/, '').split('/').at(-1)!.replaceAll('-', '_');
  const name = aliases[last] ?? last;
  const resource = standsFor[name] ?? name;
  const action: Action = managing.includes(query.action) ? 'manage' : 'view';
  const isJudged = isCustomRole(role) || api_key_id ? catalogue.knows(resource) : guarded.includes(name);
  const isAllowed = !isWithheld(permissions, resource, action) && (!isJudged || allows(permissions, resource, action));
  return isAllowed ? { isAllowed } : { isAllowed, reason: 'Unauthorized' };
}
