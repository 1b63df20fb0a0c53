import { linesOf } from '#features/commissions/accruals/server/testing/program.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { ReferralLink } from '#features/referrals/referral-links/schema.ts';
import { sql } from '#server/db/sql.ts';
import type { Company, World } from '#server/testing/world.ts';
import type { Tracked } from '../../schema.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36';
let visitors = 0;

export interface Referrer {
  partner_id: string;
  link: ReferralLink;
}

/** A partner with a link. */
export async function givenReferrer(company: Company, domain?: string): Promise<Referrer> {
  const partner_id = await company.within((call) => samplePartner(call, { ...(domain && { domain }) }));
  const link = await company.owner.post<ReferralLink>('/referral_links', {
    partner_id,
    name: 'Blog',
    destination_url: 'https://www.example.com/',
  });
  return { partner_id, link };
}

/** Records a visit by a new visitor. @returns the click id */
export async function click(
  world: World,
  { link }: Referrer,
  query = '',
  headers: Record<string, string> = {},
): Promise<string> {
  visitors += 1;
  const answer = await world.app.inject({
    url: `/r/${link.code}${query}`,
    headers: { 'user-agent': CHROME, ...headers },
    remoteAddress: `198.18.${visitors >> 8}.${visitors & 255}`,
  });
  return new URL(answer.headers.location!).searchParams.get('tdm_click')!;
}

/** A key that may report events and do nothing else. */
export async function trackingKey(company: Company): Promise<string> {
  const { secret } = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Shop',
    permissions: ['tracked_events:manage'],
  });
  return secret;
}

/** Requests with a key instead of a session. */
export function withKey(world: World, secret: string) {
  return async (path: string, body: object) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/track/${path}`,
      payload: body,
      headers: { authorization: `Bearer ${secret}` },
    });
    return {
      status: answer.statusCode,
      body: answer.json() as Tracked & { message: string; errors?: Record<string, string[]> },
    };
  };
}

/** Sums positive and net commission of a company, for deals that are not archived and in total. */
export function commissionOf(company: Company): Promise<{ won: number; net: number }> {
  return company.within((call) =>
    call.one(sql`
      select (select count(*)::int from opportunities
        where organization_id = ${company.id} and status = 'won' and archived_at is null) as won,
        (select coalesce(sum(amount_minor), 0)::int from commission_lines
          where organization_id = ${company.id} and status <> 'void') as net`),
  );
}

export const amountsOf = async (company: Company, opportunity_id: string) =>
  (await company.within((call) => linesOf(call, opportunity_id))).map(({ amount_minor }) => amount_minor);
