import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/client.ts';
import { Refusal } from '../errors.ts';
import { newSecret } from './secret-token.ts';

/** How a session says that somebody else looks through its owner's eyes. */
export interface Impersonation {
  id: string;
  impersonator: { id: string; name: string };
  is_by_operator: boolean;
  reason: string;
  ends_at: string;
}

const MINUTES = 60;

/** What nobody does in another's name, by resource or permission: where money goes, who may what, what opens doors, what outlives the session. */
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
const NOT_AT_THESE =
  /\/(two[_-]factor|password|sign|signings?|signatures?|(\w+_)?preferences?|(payout_batches|commission_recalculations)\/:id\/approve)(\/|$)/;
/** A partner's organisation takes part in other programmes too: whoever sees it in one does not change it for all. */
const NOT_FOR_A_PROGRAMME = ['organizations'];
/** How to stop. */
const ALWAYS = ['/api/auth/sign-out'];

/** @throws 422 for what only the person may do */
export function refuseToImpersonator(request: FastifyRequest): void {
  const { impersonation, user, companies } = request.principal;
  if (!impersonation || request.method === 'GET' || request.method === 'HEAD') return;
  const { url = '', config } = request.routeOptions;
  if (ALWAYS.includes(url)) return;
  const withheld = companies.length > 0 ? NOT_FOR_OTHERS : [...NOT_FOR_OTHERS, ...NOT_FOR_A_PROGRAMME];
  const { isPersonal, can = '' } = config;
  const isWithheld = withheld.some((one) => one === can || one === can.split(':')[0]);
  const isTheirs = isPersonal || isWithheld || NOT_AT_THESE.test(url);
  if (isTheirs) throw new Refusal(422, `You are viewing as ${user.full_name}. Only ${user.full_name} can do this.`);
}

/**
 * Opens a session of somebody else's for an hour, marked as such and narrowed to one company (or one partner in its programme).
 * The scope of `tx` must name the company and who begins it, for the log.
 * @returns the token, which is told to nobody else and never stored with an answer
 */
export async function openImpersonation(
  tx: Tx,
  who: {
    organization_id: string;
    impersonator: { id: string; name: string };
    is_by_operator: boolean;
    user_id: string;
    partner_id: string | null;
    reason: string;
    device: { ip: string; userAgent: string };
  },
): Promise<{ token: string; id: string; ends_at: string }> {
  const [opened] = await tx.rows<{ id: string; ends_at: string }>(
    `insert into impersonations (organization_id, impersonator_id, impersonator_name, is_by_operator, user_id, user_name, partner_id, reason, ends_at)
     select $1, $2, $3, $4, u.id, u.name, $6, $7, now() + make_interval(mins => ${MINUTES}) from identity.users u where u.id = $5
     returning id, ends_at`,
    [
      who.organization_id,
      who.impersonator.id,
      who.impersonator.name,
      who.is_by_operator,
      who.user_id,
      who.partner_id,
      who.reason,
    ],
  );
  const { token, hash } = newSecret();
  await tx.run(
    `insert into identity.sessions (token_hash, user_id, expires_at, ip_address, user_agent, impersonation_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [hash, who.user_id, opened!.ends_at, who.device.ip, who.device.userAgent.slice(0, 500), opened!.id],
  );
  return { token, ...opened! };
}
