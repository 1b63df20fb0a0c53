import type { FastifyRequest } from 'fastify';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import type { Principal } from './principal.ts';
import { unknownToken } from './wrong-guess.ts';

type Arrived = Pick<FastifyRequest, 'principal' | 'host_organization_id'>;

/**
 * Limits the caller to the company at whose host name the request arrived. A session works only at the host name where
 * it was opened; a key works at each, for its own company.
 * @throws 401 for a session of another host name
 */
export function atHost({ principal, host_organization_id: company }: Arrived): Principal {
  if (!principal.api_key) {
    if ((principal.host_organization_id ?? null) === company) return principal;
    throw unknownToken(new Refusal(401, 'Sign in to continue.'));
  }
  if (company === null) return principal;
  return {
    ...principal,
    companies: principal.companies.filter(({ id }) => id === company),
    programs: principal.programs.filter((program) => program.company.id === company),
  };
}

/** @throws 401 for a person who may belong to other companies, at the host name of one */
export function requireMemberAtHost({ host_organization_id }: Arrived, { config }: Pick<Kernel, 'config'>): void {
  if (host_organization_id === null) return;
  throw new Refusal(
    401,
    `Your account has no access to this company. For other companies, sign in at ${config.baseUrl}.`,
  );
}

/** Whether a session was opened at a company's host name. */
export async function isSessionAtHost({ system }: Pick<Kernel, 'system'>, session_id: string): Promise<boolean> {
  return system.unscoped(
    async (tx) =>
      (await tx.run(sql`select from identity.sessions where id = ${session_id} and host_organization_id is not null`)) >
      0,
  );
}
