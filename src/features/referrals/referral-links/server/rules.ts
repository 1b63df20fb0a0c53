import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, constraintMessage, invalid } from '#server/errors.ts';
import type { ReferralLink, ReferralLinkCreate, ReferralLinkUpdate } from '../schema.ts';
import { checkedCode, randomCode } from './codes.ts';
import { isWithin, webHost } from './domains.ts';
import { readLinkSettings } from './settings.ts';

constraintMessage('referral_links_code_key', { code: ['This code is already taken. Choose another one.'] });
constraintMessage('coupon_codes_organization_id_code_key', { code: ['This coupon code already exists.'] });
constraintMessage('coupon_codes_days', { ends_on: ['must not be before the first day'] });

/** @throws 422, or 409 at the partner's limit */
export async function prepareLink(call: Call, input: ReferralLinkCreate): Promise<Row> {
  const { actor } = call;
  const partner_id = actor.partner_id ?? input.partner_id;
  if (!partner_id) throw invalid({ partner_id: ['is required'] });
  await checkDestination(call, input.destination_url);
  checkExpiry(call, input.expires_on);
  if (actor.mode === 'partner') await keepLimit(call, partner_id);
  else await call.requirePartner(partner_id);
  return { ...input, name: input.name.trim(), partner_id, code: input.code ? checkedCode(input.code) : randomCode() };
}

export async function changeLink(call: Call, current: ReferralLink, patch: Partial<ReferralLinkUpdate>): Promise<Row> {
  if (current.archived_at) throw conflict('This link is archived.');
  const { row_version: _, ...values } = patch;
  if (values.destination_url !== undefined) {
    if (call.actor.mode === 'partner' && current.default_link_id && values.destination_url !== current.destination_url)
      throw invalid({ destination_url: ['is set by the company for this link'] });
    await checkDestination(call, values.destination_url);
  }
  if (values.expires_on !== undefined) checkExpiry(call, values.expires_on);
  return values;
}

/** Partners stay on the allowed domains; the company can link anywhere. */
async function checkDestination(call: Call, address: string): Promise<void> {
  const host = webHost(address);
  if (!host) throw invalid({ destination_url: ['must be a web address without a user name or password'] });
  if (call.actor.mode !== 'partner') return;
  const { allowed_domains } = await readLinkSettings(call);
  if (allowed_domains.length === 0)
    throw invalid({ destination_url: ['The company has not allowed any domain for partner links yet.'] });
  if (!isWithin(host, allowed_domains))
    throw invalid({
      destination_url: [
        `Use an address on ${new Intl.ListFormat('en', { type: 'disjunction' }).format(allowed_domains)}.`,
      ],
    });
}

function checkExpiry(call: Call, expires_on: string | null | undefined): void {
  if (expires_on && expires_on < call.today()) throw invalid({ expires_on: ['must not be in the past'] });
}

/** Counts under a lock, so that two requests at once do not both get the last place. */
async function keepLimit(call: Call, partner_id: string): Promise<void> {
  const { partners_create, partner_link_limit } = await readLinkSettings(call);
  if (!partners_create)
    throw conflict('The company creates the links of this program. Ask your partner manager for one.');
  await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`links ${partner_id}`}, 14))`);
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from referral_links
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and archived_at is null and default_link_id is null`);
  if (count >= partner_link_limit)
    throw conflict(`You have ${count} links, the most this program allows. Archive one first.`);
}

/** A link named by a coupon belongs to the coupon's partner. */
export async function checkCoupon(call: Call, partner_id: string, link_id: string | null | undefined): Promise<void> {
  await call.requirePartner(partner_id);
  if (!link_id) return;
  const link = await call.maybe(sql`
    select from referral_links
    where organization_id = ${call.organization_id} and id = ${link_id} and partner_id = ${partner_id}`);
  if (!link) throw invalid({ link_id: ['is not a link of this partner'] });
}
