import { allows, asShown, isCustomRole } from '#shared/access/permissions.ts';
import type { Action } from '../../shared/access/roles.ts';
import type { Actor } from '../call.ts';
import type { PermissionCatalog } from '../permission-catalog.ts';

/** Maps resource names of screens to the names used here. */
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
/** The specification guards these two groups on the client. Opportunity includes public opportunities and the deal desk. */
const guarded = ['permissions', 'opportunities', 'deal_registrations'];
/** Changing permissions means managing roles. */
const standsFor: Record<string, string> = { permissions: 'roles' };

const managing = ['edit', 'create', 'delete', 'manage'];

/**
 * Whether the caller can do something with a resource. Built-in roles follow the specification: the guarded groups
 * depend on the role, everything else is allowed, also while its module is off: the flag decides what exists. Custom roles are checked for all resources. The server checks every
 * request again.
 */
export function check(
  { role, permissions, api_key_id }: Pick<Actor, 'role' | 'permissions' | 'api_key_id'>,
  catalog: PermissionCatalog,
  query: { resource: string; action: string },
): { isAllowed: boolean; reason?: string } {
  const last = query.resource
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .at(-1)!
    .replaceAll(/[\s-]/g, '_');
  const name = aliases[last] ?? last;
  const resource = standsFor[name] ?? name;
  const action: Action = managing.includes(query.action.toLowerCase()) ? 'manage' : 'view';
  const isJudged = isCustomRole(role) || api_key_id ? catalog.knows(resource) : guarded.includes(name);
  const isAllowed = !isJudged || allows(asShown(permissions), resource, action);
  return isAllowed ? { isAllowed } : { isAllowed, reason: 'Unauthorized' };
}
