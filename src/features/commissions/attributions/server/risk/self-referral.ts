import { partnerUsersWithEmail } from '#features/access/people/server/service.ts';
import { isPayoutEmail } from '#features/payouts/payout-methods/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { domainKey, emailKey, phoneKey } from '#shared/matching.ts';
import type { Customer } from '../track/customers.ts';

interface Known {
  email: string | null;
  phone: string | null;
  who: string;
}

/** Says why the customer is the partner: the same person, mailbox or telephone, or the same company by its domain. */
export async function selfReferral(
  call: Call,
  partner_id: string,
  { email, phone }: Pick<Customer, 'email' | 'phone'>,
): Promise<string | undefined> {
  const people = email || phone ? await peopleOf(call, partner_id) : [];
  const box = email && emailKey(email);
  const person = box && people.find((one) => one.email && emailKey(one.email) === box);
  if (person) return `${email} is ${person.who}.`;
  // Payout details stay with those who manage them, so the case does not say what the partner uses the address for.
  if (email && (await isPayoutEmail(call, partner_id, email))) return `${email} is an address of the partner.`;
  const number = phone && phoneKey(phone);
  const caller = number && people.find((one) => one.phone && phoneKey(one.phone) === number);
  if (caller) return `${phone} is the number of ${caller.who}.`;
  const domain = email && domainKey(email);
  if (!domain) return undefined;
  const own = await call.maybe(sql`
    select from partners
    where organization_id = ${call.organization_id} and id = ${partner_id} and domain_key = ${domain}`);
  return own ? `The customer’s domain ${domain} is the partner’s own.` : undefined;
}

/** The addresses of the partner’s contacts, also archived ones and their earlier addresses, and of its portal users. */
async function peopleOf(call: Call, partner_id: string): Promise<Known[]> {
  const contacts = await call.rows<Known>(sql`
    select c.email, c.phone,
      case when c.archived_at is null then 'a contact' else 'a former contact' end || ' of the partner' as who
    from contacts c where c.organization_id = ${call.organization_id} and c.partner_id = ${partner_id}
    union all
    select e.changes -> 'email' ->> 0, e.changes -> 'phone' ->> 0, 'an earlier address of a contact of the partner'
    from contacts c join audit_events e on e.organization_id = c.organization_id and e.ref_table = 'contacts'
      and e.ref_id = c.id
    where c.organization_id = ${call.organization_id} and c.partner_id = ${partner_id} and e.action = 'updated'
      and e.changes ?| array['email', 'phone']
    union all
    select case a.field when 'email' then a.former end, case a.field when 'phone' then a.former end,
      'an earlier address of a contact of the partner'
    from contacts c join archived_changes a on a.organization_id = c.organization_id and a.ref_table = 'contacts'
      and a.ref_id = c.id
    where c.organization_id = ${call.organization_id} and c.partner_id = ${partner_id}`);
  const users = await partnerUsersWithEmail(call, partner_id);
  return [...contacts, ...users.map(({ email }) => ({ email, phone: null, who: 'a portal user of the partner' }))];
}
