import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { earlierOf } from '#shared/time/dates.ts';
import { metrics, type Submission } from '../schema.ts';
import { bountyCount, type Metric } from './counts.ts';
import { budgetLeft, grantReward } from './decisions.ts';
import { refreshBountyPartners } from './eligible.ts';
import { lockedBounty } from './submission-rules.ts';

interface Performance {
  id: string;
  metric: Metric;
  target: number;
  starts_on: string;
  ends_on: string | null;
}

/** Counts every active performance bounty and rewards the partners that reached its target. Safe to repeat. */
export async function decidePerformance(call: Call): Promise<void> {
  const active = await call.rows<{ id: string }>(sql`
    select id from bounties
    where organization_id = ${call.organization_id} and status = 'active' and kind = 'performance'
      and starts_on <= ${call.today()} order by id`);
  for (const { id } of active) await decideOne(call, id);
}

async function decideOne(call: Call, id: string): Promise<void> {
  const bounty = await lockedBounty(call, id);
  if (bounty.status !== 'active') return;
  const { metric, target, starts_on, ends_on } = await call.one<Performance>(sql`
    select id, metric, target, starts_on, ends_on from bounties
    where organization_id = ${call.organization_id} and id = ${id}`);
  const until = ends_on ? earlierOf(ends_on, call.today()) : call.today();
  const values = [call.organization_id, starts_on, until, call.actor.timezone];
  const reached = await call.rows<{ partner_id: string; progress: number; granted: number; last: number }>(
    `with counted as (${bountyCount(metric)}), moved as (
       update bounty_partners b set progress = coalesce(c.progress, 0)
       from bounty_partners m left join counted c on c.partner_id = m.partner_id
       where b.organization_id = $1 and b.bounty_id = $5 and m.organization_id = $1 and m.id = b.id returning b.partner_id, b.progress, b.is_eligible)
     select m.partner_id, m.progress, coalesce(s.granted, 0)::int as granted, coalesce(s.last, 0)::int as last
     from moved m left join lateral (
       select count(*) as granted, max(period_no) as last from bounty_submissions x
       where x.organization_id = $1 and x.bounty_id = $5 and x.partner_id = m.partner_id and x.status <> 'rejected') s on true
     where m.is_eligible and m.progress >= $6 order by m.partner_id`,
    [...values, id, target],
  );
  for (const { partner_id, progress, granted, last } of reached) {
    const due = Math.min(bounty.max_per_partner, Math.floor(progress / target)) - granted;
    for (let at = 1; at <= due; at += 1) {
      const left = await budgetLeft(call, bounty);
      // The remaining partners are rewarded when the budget is raised.
      if (left !== null && left < bounty.reward_minor) return;
      const proof = `${metrics.find(({ value }) => value === metric)!.label}: ${target * (granted + at)}`;
      const row = await insertReached(call, { bounty_id: id, partner_id, period_no: last + at, proof });
      await grantReward(call, row, bounty);
    }
  }
}

interface Reached {
  bounty_id: string;
  partner_id: string;
  period_no: number;
  proof: string;
}

async function insertReached(call: Call, { bounty_id, partner_id, period_no, proof }: Reached): Promise<Submission> {
  const number = await reserveNumbers(call, 'bounty_submissions', 1);
  const { id } = await call.one<{ id: string }>(sql`
    insert into bounty_submissions (organization_id, number, bounty_id, partner_id, period_no, proof, status,
      submitted_at)
    values (${call.organization_id}, ${number}, ${bounty_id}, ${partner_id}, ${period_no}, ${proof}, 'submitted',
      ${call.now()}) returning id`);
  return call.one<Submission>(
    sql`select * from bounty_submission_rows where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

/** Audiences change every day, and targets are counted for those who are in them. */
export async function refreshBounties(call: Call): Promise<void> {
  const active = await call.rows<{ id: string; status: 'active'; audience_id: string | null }>(sql`
    select id, status, audience_id from bounties where organization_id = ${call.organization_id} and status = 'active'
    order by id`);
  for (const bounty of active) await refreshBountyPartners(call, bounty);
}
