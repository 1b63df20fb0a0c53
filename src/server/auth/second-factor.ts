import type { FastifyRequest } from 'fastify';
import type { Actor, MissingFactor } from '../call.ts';
import { Refusal } from '../errors.ts';
import type { Principal } from './principal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route pays, decides where payments go, or issues a key that can do so. Companies can require a second factor for
     * it.
     */
    movesMoney?: boolean;
  }
}

/** A proof of the second factor lasts this long: one working day. */
export const FACTOR_HOURS = 12;

/**
 * The factor that the session lacks before its owner may move money. Keys lack none, because they were created with a proof, and
 * neither does a session whose second factor is checked by an identity provider.
 */
export function missingFactor({ second_factor }: Pick<Principal, 'second_factor'>): MissingFactor | null {
  if (!second_factor) return null;
  const { has_own, in_session, proven_at } = second_factor;
  if (!has_own) return in_session ? null : 'setup';
  const isFresh = proven_at !== null && Date.now() - Date.parse(proven_at) < FACTOR_HOURS * 3_600_000;
  return isFresh ? null : 'code';
}

/**
 * @param purpose what the company requires the factor for
 * @throws 409 with `second_factor`, so that screens can ask for it and then repeat the request
 */
export function requireSecondFactor(
  { lacks_factor }: Pick<Actor, 'lacks_factor'>,
  purpose = 'steps that move money',
): void {
  if (!lacks_factor) return;
  const text =
    lacks_factor === 'setup'
      ? `Set up two-factor authentication or a passkey first: your company requires it for ${purpose}.`
      : `Confirm first that it is you, with a code or a passkey: your company requires it for ${purpose}.`;
  throw new Refusal(409, text, undefined, { second_factor: lacks_factor });
}

/** @throws 409 */
export function requireFactorForMoney({ routeOptions, actor }: FastifyRequest): void {
  if (routeOptions.config.movesMoney) requireSecondFactor(actor);
}
