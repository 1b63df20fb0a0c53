import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Done in person only: neither with an API key nor by somebody who views as the person. */
    needsPerson?: boolean;
  }
}

/** By resource or permission, besides what is declared: what moves money, gives rights, opens doors or outlives the session. */
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
/** A partner's organisation takes part in other programmes too: whoever sees it in one does not change it for all. */
const NOT_FOR_A_PROGRAMME = ['organizations'];
/** How to stop. */
const ALWAYS = ['/api/auth/sign-out'];

/** @throws 422 for what only the person may do */
export function requirePerson(request: FastifyRequest): void {
  const { impersonation, api_key, user } = request.principal;
  const { needsPerson, isPersonal } = request.routeOptions.config;
  if (api_key && (needsPerson || isPersonal)) throw new Refusal(422, 'Only a person can do this, not an API key.');
  if (impersonation && isWithheldFromOthers(request))
    throw new Refusal(422, `You are viewing as ${user.full_name}. Only ${user.full_name} can do this.`);
}

function isWithheldFromOthers({ method, principal, routeOptions }: FastifyRequest): boolean {
  const { url = '', config } = routeOptions;
  if (config.needsPerson) return true;
  if (method === 'GET' || method === 'HEAD' || ALWAYS.includes(url)) return false;
  const withheld = principal.companies.length > 0 ? NOT_FOR_OTHERS : [...NOT_FOR_OTHERS, ...NOT_FOR_A_PROGRAMME];
  const { can = '', isPersonal } = config;
  return isPersonal || withheld.some((one) => one === can || one === can.split(':')[0]) || NOT_AT_THESE.test(url);
}
