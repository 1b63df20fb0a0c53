import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, forbidden, invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { domainKey, isFreeMail } from '#shared/matching.ts';
import type { DistributionInvitation } from '../schema.ts';
import { queueDistributionNotice } from './notices.ts';

/** Open proposals of one partner, so that nobody tries out a list of websites. */
const MOST_OPEN = 50;

/**
 * A partner proposes a distribution to the company with this website. The answer is the same whether it is in the program,
 * because a proposal names the other side only after it agreed.
 * @returns the id
 */
export async function inviteOtherSide(call: Call, { side, domain, message }: DistributionInvitation): Promise<string> {
  const own = call.actor.partner_id;
  if (!own) throw forbidden();
  const key = domainKey(domain);
  if (!key || isFreeMail(domain)) throw invalid({ domain: ['This is not a company website.'] });
  return call.asCompany(async (company) => {
    await company.run(sql`select pg_advisory_xact_lock(hashtextextended('distributions ' || ${own}, 73))`);
    const self = await company.one<{ is_distributor: boolean; domain_key: string | null; category: string }>(sql`
      select coalesce(t.is_distributor, false) as is_distributor, p.domain_key, s.category from partners p
      join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
      left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
      where p.organization_id = ${company.organization_id} and p.id = ${own}`);
    if (self.category !== 'active') throw conflict('Only active partners can propose a distribution.');
    if (side === 'reseller' && !self.is_distributor)
      throw conflict('Only distributors can invite resellers. Ask your partner manager.');
    if (self.domain_key === key) throw invalid({ domain: ['This is your own website.'] });
    const open = await company.rows<{ invited_domain: string | null }>(sql`
      select invited_domain from distributions
      where organization_id = ${company.organization_id} and status = 'proposed'
        and (partner_id = ${own} or distributor_id = ${own}) and proposed_by <> 'company'`);
    if (open.length >= MOST_OPEN) throw conflict(`You have ${MOST_OPEN} open proposals. Wait for answers first.`);
    if (open.some(({ invited_domain }) => invited_domain === key))
      throw conflict('You have already sent an invitation to this website.');
    const other = await matchOf(company, key, side, own);
    const id = newId();
    await company.run(sql`
      insert into distributions (id, organization_id, partner_id, distributor_id, status, origin, proposed_by,
        invited_domain, message)
      values (${id}, ${company.organization_id}, ${side === 'reseller' ? other : own},
        ${side === 'reseller' ? own : other}, 'proposed', 'invitation',
        ${side === 'reseller' ? 'distributor' : 'reseller'}, ${key}, ${message?.trim() || null})`);
    if (other) await queueDistributionNotice(company, id, 'proposed');
    return id;
  });
}

/** The only active partner with this website that fits the side and has no distribution with the caller yet. */
async function matchOf(company: Call, key: string, side: DistributionInvitation['side'], own: string) {
  const matches = await company.rows<{ id: string }>(sql`
    select p.id from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id and s.category = 'active'
    left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
    where p.organization_id = ${company.organization_id} and p.domain_key = ${key} and p.archived_at is null
      and p.id <> ${own}
      and (${side} = 'reseller' or t.is_distributor)
      and not exists (select from distributions d
        where d.organization_id = ${company.organization_id} and d.status <> 'ended'
        and ((d.partner_id = p.id and d.distributor_id = ${own})
          or (d.partner_id = ${own} and d.distributor_id = p.id)))
    limit 2`);
  return matches.length === 1 ? matches[0]!.id : null;
}
