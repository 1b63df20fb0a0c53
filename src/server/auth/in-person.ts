import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

/**
 * The effect of an endpoint other than GET, for views as the caller. Endpoints without a declaration are refused there.
 * - `reads` computes an answer; its transaction is read-only.
 * - `harmless` rolls back, or writes what concerns nobody: it ends the view, or marks a notification as read.
 */
export type WhileViewing = 'reads' | 'harmless';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** API keys and impersonators are refused. */
    needsPerson?: boolean;
    whileViewing?: WhileViewing;
  }
}

/** Changes of access and bank details are refused for API keys, whatever their routes declare. */
const NOT_FOR_KEYS = [
  'api_keys',
  'impersonations',
  'invitations',
  'memberships',
  'payout_methods',
  'provisioning_tokens',
  'roles',
];

/** @throws 422 for actions that require the person themselves */
export function requirePerson(request: FastifyRequest): void {
  const { impersonation, api_key, user } = request.principal;
  if (api_key && isRefusedToKeys(request)) throw new Refusal(422, 'API keys cannot do this. Sign in as a person.');
  if (!impersonation) return;
  const { needsPerson, whileViewing } = request.routeOptions.config;
  if (!isRead(request) && !whileViewing)
    throw new Refusal(422, `You are viewing as ${user.full_name}. End the view to make changes.`);
  if (needsPerson) throw new Refusal(422, `You are viewing as ${user.full_name}. Only ${user.full_name} can do this.`);
}

function isRefusedToKeys(request: FastifyRequest): boolean {
  const { needsPerson, isPersonal, can = '' } = request.routeOptions.config;
  return needsPerson || isPersonal || (!isRead(request) && NOT_FOR_KEYS.includes(can.split(':')[0]!));
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
