import { randomBytes } from 'node:crypto';
import { recordAuditEvent } from '#features/access/audit-events/server/service.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { TOKEN_MINUTES, type WidgetToken, type WidgetTokenCreate } from '../schema.ts';
import { allowedOrigins } from './settings.ts';
import { texts } from './texts.ts';

/** The mark distinguishes a token from keys and sessions, and makes leaked ones easy to find. */
export const TOKEN_MARK = 'tdw_';
/** A person who opens more pages at once keeps the newest tokens. */
const MOST_LIVE = 50;

/**
 * Creates a token for one partner user on one site. The database has only its hash.
 * @throws 422 for a caller without an API key or a site that is not allowed, 404 for a person who is no partner user
 */
export async function createWidgetToken(
  { identity }: Kernel,
  call: Call,
  { email, origin, partner_id }: WidgetTokenCreate,
): Promise<WidgetToken> {
  const { api_key_id } = call.actor;
  if (!api_key_id) throw new Refusal(422, texts.keyNeeded);
  if (!(await allowedOrigins(call)).includes(origin)) throw invalid({ origin: [texts.originNotAllowed] });
  const person = await partnerUser(call, email, partner_id);
  if (!(await identity.actorIn(person.user_id, call.organization_id, person.partner_id)))
    throw new Refusal(404, texts.noPerson);
  const token = `${TOKEN_MARK}${randomBytes(32).toString('base64url')}`;
  const expires_at = new Date(call.now().getTime() + TOKEN_MINUTES * 60_000);
  const id = newId();
  await call.run(sql`
    insert into widget_tokens (id, organization_id, partner_id, user_id, api_key_id, origin, token_hash, expires_at)
    values (${id}, ${call.organization_id}, ${person.partner_id}, ${person.user_id}, ${api_key_id}, ${origin},
      ${hashSecret(token)}, ${expires_at})`);
  await call.run(sql`
    delete from widget_tokens t
    where t.organization_id = ${call.organization_id} and t.partner_id = ${person.partner_id}
      and t.user_id = ${person.user_id} and t.id in (
        select o.id from widget_tokens o
        where o.organization_id = ${call.organization_id} and o.partner_id = ${person.partner_id}
          and o.user_id = ${person.user_id}
        order by o.expires_at desc, o.id desc offset ${MOST_LIVE})`);
  await recordAuditEvent(call, {
    action: 'created',
    ref_table: 'widget_tokens',
    ref_id: id,
    changes: { partner_id: person.partner_id, user_id: person.user_id, origin, expires_at },
    reason: texts.auditReason(email, origin),
    partner_id: person.partner_id,
  });
  return { token, expires_at: expires_at.toISOString(), partner_id: person.partner_id };
}

interface PartnerUser {
  partner_id: string;
  user_id: string;
}

async function partnerUser(call: Call, email: string, partner_id: string | undefined): Promise<PartnerUser> {
  // The join hides partners that the caller does not see.
  const people = await call.rows<PartnerUser>(sql`
    select q.partner_id, q.user_id from partners_of_person(${email}) q
    join partners p on p.organization_id = ${call.organization_id} and p.id = q.partner_id`);
  const wanted = partner_id ? people.filter((one) => one.partner_id === partner_id) : people;
  if (wanted.length > 1) throw invalid({ partner_id: [texts.severalPartners] });
  if (!wanted[0]) throw new Refusal(404, texts.noPerson);
  return wanted[0];
}
