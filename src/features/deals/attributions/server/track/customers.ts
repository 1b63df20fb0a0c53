import { accountsFor, createAccount } from '#features/deals/accounts/server/service.ts';
import { partnerOfCode } from '#features/deals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { isId, newId } from '#shared/ids.ts';
import { domainKey } from '#shared/matching.ts';
import type { TrackLead } from '../../schema.ts';

export interface Customer {
  id: string;
  external_id: string;
  name: string | null;
  email: string | null;
  account_id: string | null;
}
type Reported = Pick<TrackLead, 'customer_id' | 'email' | 'name' | 'company' | 'domain' | 'click_id' | 'code'>;

const MOST_CLICKS = 20;

/** The customer of a report, locked: reports about one customer are taken in one after the other. */
export async function customerOf(call: Call, given: Reported): Promise<Customer> {
  const name = given.company?.trim() || given.name?.trim() || null;
  return call.one<Customer>(
    `insert into tracked_customers as c (organization_id, id, external_id, name, email) values ($1, $2, $3, $4, $5)
     on conflict (organization_id, external_id) do update set name = coalesce(excluded.name, c.name), email = coalesce(excluded.email, c.email)
     returning id, external_id, name, email,
       (select coalesce(a.merged_into_id, a.id) from accounts a where a.organization_id = c.organization_id and a.id = c.account_id) as account_id`,
    [call.organization_id, newId(), given.customer_id, name, given.email?.trim() || null],
  );
}

/** Connects clicks with the customer. Ids of other companies, of bots, or made up are ignored. */
export async function connectClicks(call: Call, customer: Customer, given: Reported, at: Date): Promise<void> {
  const ids = [...new Set((given.click_id ?? '').split('.').filter(isId))].slice(-MOST_CLICKS);
  if (ids.length > 0)
    await call.run(
      `insert into tracked_clicks (organization_id, customer_id, click_id, link_id, at, verdict, referrer_host, params)
       select organization_id, $2, id, link_id, at, verdict, referrer_host, params from clicks
       where organization_id = $1 and id = any($3) and verdict in ('ok', 'duplicate')
       on conflict do nothing`,
      [call.organization_id, customer.id, ids],
    );
  if (!given.code) return;
  const found = await partnerOfCode(call.tx, given.code.trim());
  if (found)
    await call.run(
      `insert into tracked_clicks (organization_id, customer_id, click_id, link_id, at, verdict)
       select $1, $2, $3, $4, $5, 'ok' where not exists (select from tracked_clicks
         where organization_id = $1 and customer_id = $2 and link_id = $4)`,
      [call.organization_id, customer.id, newId(), found.link_id, at],
    );
}

/** The account of a customer, created with the first sale. People without a company get an account of their own. */
export async function accountOf(call: Call, customer: Customer, given: Reported): Promise<string> {
  if (customer.account_id) return customer.account_id;
  const domain = domainKey(given.domain) ?? domainKey(customer.email);
  const company = given.company?.trim();
  const name = company || domain || customer.name || customer.email || `Customer ${customer.external_id}`;
  const id =
    company || domain
      ? (await accountsFor(call, [{ name, ...(domain && { domain }) }]))[0]!
      : await createAccount(call, { name });
  await call.run('update tracked_customers set account_id = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    customer.id,
    id,
  ]);
  return id;
}
