import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** API keys and impersonators are refused. */
    needsPerson?: boolean;
  }
}

/**
 * Resources or permissions that are refused in addition to the declared ones: payments, roles, access, and anything
 * that outlives the session.
 */
const NOT_FOR_OTHERS = [
  'payout_methods',
  'roles',
  'memberships',
  'invitations',
  'api_keys',
  'impersonations',
  'contracts',
  'contract_signings',
  'signings',
  'report_schedules:manage',
];
const NOT_AT_THESE = /\/(two[_-]factor|password|sign|signings?|signatures?|(\w+_)?preferences?)(\/|$)/;
/**
 * A partner's organization takes part in other programs too, so an impersonator from one program must not change it for
 * all.
 */
const NOT_FOR_A_PROGRAM = ['organizations'];
/** Ends the impersonation. */
const ALWAYS = ['/api/auth/sign-out'];

/** @throws 422 for actions that require the person themselves */
export function requirePerson(request: FastifyRequest): void {
  const { impersonation, api_key, user } = request.principal;
  const { needsPerson, isPersonal } = request.routeOptions.config;
  if (api_key && (needsPerson || isPersonal)) throw new Refusal(422, 'API keys cannot do this. Sign in as a person.');
  if (impersonation && isWithheldFromOthers(request))
    throw new Refusal(422, `You are viewing as ${user.full_name}. Only ${user.full_name} can do this.`);
}

function isWithheldFromOthers({ method, principal, routeOptions }: FastifyRequest): boolean {
  const { url = '', config } = routeOptions;
  if (config.needsPerson) return true;
  if (method === 'GET' || method === 'HEAD' || ALWAYS.includes(url)) return false;
  const refusedResources = principal.companies.length > 0 ? NOT_FOR_OTHERS : [...NOT_FOR_OTHERS, ...NOT_FOR_A_PROGRAM];
  const { can = '', isPersonal } = config;
  return (
    isPersonal || refusedResources.some((one) => one === can || one === can.split(':')[0]) || NOT_AT_THESE.test(url)
  );
}
