import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { allows } from '#shared/access/permissions.ts';
import type { Action } from '../../shared/access/roles.ts';
import { api } from '../requests/api.ts';

/**
 * The two groups that the specification checks, Permission and Opportunity: our resources and their names in the
 * request.
 */
const governed = { roles: 'permission', opportunities: 'opportunities', deal_registrations: 'deal-desk' } as const;
type Governed = keyof typeof governed;

const MINUTE = 60_000;
/** The milliseconds for which an answer is fresh, and for which an unused one is kept. */
export const CHECK_TIMES = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE };

export interface Check {
  isAllowed: boolean;
  reason?: string;
}

const REFUSED: Check = { isAllowed: false, reason: 'Unauthorized' };
// The keys are below the session's, because a new session replaces all answers.
const CHECKS = ['session', 'permissions'];

const isGoverned = (resource: string): resource is Governed => Object.hasOwn(governed, resource);

const checkQuery = (resource: Governed, action: Action) =>
  queryOptions({
    queryKey: [...CHECKS, resource, action],
    queryFn: ({ signal }) =>
      api<Check>('permissions/check', {
        query: { resource: governed[resource], action: action === 'manage' ? 'edit' : 'view' },
        signal,
      }),
    ...CHECK_TIMES,
  });

const checks = (Object.keys(governed) as Governed[]).flatMap((resource) =>
  (['view', 'manage'] as const).map((action) => ({ resource, action, query: checkQuery(resource, action) })),
);

/** All checks as queries that never send requests; screens request answers with `refreshCheck`. */
export const knownChecks = checks.map(({ query }) => ({ ...query, enabled: false }));

/** Fills the checks from the session's permissions, so that the first view needs no further request. */
export function prefillChecks(client: QueryClient, permissions: readonly string[]): void {
  client.setQueryDefaults(CHECKS, CHECK_TIMES);
  for (const { resource, action, query } of checks)
    client.setQueryData(query.queryKey, allows(permissions, resource, action) ? { isAllowed: true } : REFUSED);
}

/** Requests an answer that is no longer fresh. A lost session or a refusal is handled as for every request. */
export async function refreshCheck(client: QueryClient, permission: string): Promise<void> {
  const [resource, action] = permission.split(':') as [string, Action];
  if (isGoverned(resource)) await client.prefetchQuery(checkQuery(resource, action));
}

/** The permissions of the session, corrected by later answers. @param answers the results of `knownChecks` */
export function withAnswers(permissions: string[], answers: readonly (Check | undefined)[]): string[] {
  const answered = checks.map(({ resource, action }, at) => ({
    resource,
    action,
    isAllowed: (answers[at] ?? REFUSED).isAllowed,
  }));
  const isChanged = new Set(
    answered
      .filter(({ resource, action, isAllowed }) => isAllowed !== allows(permissions, resource, action))
      .map(({ resource }) => resource as string),
  );
  if (isChanged.size === 0) return permissions;
  const nameOf = (grant: string) => grant.replace(/^[!-]/, '').split(':')[0]!;
  return [
    ...permissions.filter((grant) => !isChanged.has(nameOf(grant))),
    ...answered
      .filter(({ resource }) => isChanged.has(resource))
      .map(({ resource, action, isAllowed }) => `${isAllowed ? '' : '!'}${resource}:${action}`),
  ];
}
