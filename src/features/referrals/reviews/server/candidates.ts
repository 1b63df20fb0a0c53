import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { ReviewCandidate } from '../schema.ts';

const MOST = 200;

const isOfPartner = (deal: string, partner: string) => `(${deal}.partner_id = ${partner}
  or exists (select from opportunity_participants t where t.organization_id = ${deal}.organization_id
    and t.opportunity_id = ${deal}.id and t.partner_id = ${partner} and t.status = 'confirmed'))`;

/** A customer contact must not be a person of the partner itself. */
const isOutside = (contact: string, partner: string) => `${contact}.partner_id is null
  and not exists (select from contacts own where own.organization_id = ${contact}.organization_id
    and own.partner_id = ${partner} and own.email = ${contact}.email)
  and not exists (select from partners firm where firm.organization_id = ${contact}.organization_id and firm.id = ${partner}
    and firm.domain_key = lower(split_part(${contact}.email::text, '@', 2)))`;

/** The won deals whose contacts can be asked: those of a partner, those of one deal with all its partners, or both. */
interface Asked {
  partner_id?: string | undefined;
  opportunity_id?: string | undefined;
}

/** The customers' contacts of won deals who were not asked yet, the source partner and the primary contact first. */
export function reviewCandidates(call: Call, { partner_id, opportunity_id }: Asked): Promise<ReviewCandidate[]> {
  return call.rows<ReviewCandidate>(sql`
    select o.id as opportunity_id, o.name as opportunity_name, a.name as account_name, o.closed_on,
      p.id as partner_id, p.name as partner_name,
      c.id as contact_id, trim(c.first_name || ' ' || c.last_name) as contact_name, c.email::text as contact_email
    from opportunities o join partners p on p.organization_id = o.organization_id and p.archived_at is null
      and (${partner_id ?? null}::uuid is null or p.id = ${partner_id ?? null}) and ${sql.raw(isOfPartner('o', 'p.id'))}
    left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
    join contacts c on c.organization_id = o.organization_id and c.archived_at is null and c.email is not null
      and (c.account_id = o.account_id or c.id = o.primary_contact_id)
    where o.organization_id = ${call.organization_id} and o.status = 'won' and o.archived_at is null
      and (${opportunity_id ?? null}::uuid is null or o.id = ${opportunity_id ?? null})
      and ${sql.raw(isOutside('c', 'p.id'))}
      and not exists (select from reviews r
        where r.organization_id = ${call.organization_id} and r.partner_id = p.id and r.contact_id = c.id
        and r.status <> 'removed')
    order by o.closed_on desc, o.id, p.id = o.partner_id desc nulls last, c.id = o.primary_contact_id desc nulls last,
      p.id, c.id
    limit ${sql.raw(MOST)}`);
}

/** A partner chooses among its won deals; the company knows the contacts. */
export function wonDealsOf(call: Call, partner_id: string): Promise<ReviewCandidate[]> {
  return call.rows<ReviewCandidate>(sql`
    select o.id as opportunity_id, o.name as opportunity_name, a.name as account_name, o.closed_on,
      p.id as partner_id, p.name as partner_name, null as contact_id, null as contact_name, null as contact_email
    from opportunities o join partners p on p.organization_id = o.organization_id and p.id = ${partner_id}
    left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
    where o.organization_id = ${call.organization_id} and o.status = 'won' and o.archived_at is null
      and ${sql.raw(isOfPartner('o', 'p.id'))}
      and not exists (select from reviews r
        where r.organization_id = ${call.organization_id} and r.partner_id = ${partner_id} and r.opportunity_id = o.id
        and r.status <> 'removed')
    order by o.closed_on desc, o.id limit ${sql.raw(MOST)}`);
}

/** @throws 404 */
export async function requireDeal(call: Call, id: string): Promise<void> {
  await call.one(
    sql`select id from opportunities where organization_id = ${call.organization_id} and id = ${id}`,
    'This opportunity',
  );
}

/** @throws 422 unless the deal is won and the partner is in it */
export async function requireWonDeal(call: Call, partner_id: string, opportunity_id: string): Promise<void> {
  const deal = await call.maybe(
    `select from opportunities o where o.organization_id = $1 and o.id = $2 and o.status = 'won' and o.archived_at is null
       and ${isOfPartner('o', '$3::uuid')}`,
    [call.organization_id, opportunity_id, partner_id],
  );
  if (!deal) throw invalid({ opportunity_id: ['must be a won deal of this partner'] });
}

/** @throws 422 unless the person is a contact of the deal's customer. @returns the address the link is sent to */
export async function requireCustomer(
  call: Call,
  partner_id: string,
  opportunity_id: string,
  contact_id: string,
): Promise<{ email: string; full_name: string }> {
  const contact = await call.maybe<{ email: string | null; full_name: string; is_outside: boolean }>(
    `select c.email::text as email, trim(c.first_name || ' ' || c.last_name) as full_name,
       ${isOutside('c', '$4::uuid')} as is_outside
     from opportunities o join contacts c on c.organization_id = o.organization_id and c.id = $3 and c.archived_at is null
       and (c.account_id = o.account_id or c.id = o.primary_contact_id)
     where o.organization_id = $1 and o.id = $2`,
    [call.organization_id, opportunity_id, contact_id, partner_id],
  );
  if (!contact) throw invalid({ contact_id: ['must be a contact of the customer of this deal'] });
  if (!contact.is_outside) throw invalid({ contact_id: ['works at the partner'] });
  if (!contact.email) throw invalid({ contact_id: ['has no email address'] });
  return { email: contact.email, full_name: contact.full_name };
}
