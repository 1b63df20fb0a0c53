import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import type { TierChange } from '../schema.ts';

type Source = 'manual' | 'auto' | 'import';

interface Period {
  id: string;
  tier_id: string;
  effective_from: string;
  effective_to: string | null;
  reason: string | null;
  source: Source;
}

/**
 * Sets a partner's tier from a day on. Nothing is overwritten: rows that differ for that period are superseded, new
 * rows repeat their values for other periods, and the new tier is added.
 */
export async function setTier(
  call: Call,
  partner_id: string,
  { tier_id, effective_from = call.today(), effective_to = null, reason = null }: TierChange,
  source: Source = 'manual',
): Promise<void> {
  const partner = await call.maybe(
    sql`select from partners where organization_id = ${call.organization_id} and id = ${partner_id} for no key update`,
  );
  if (!partner) throw notFound('This partner');
  if (effective_to && effective_to <= effective_from) {
    throw invalid({ effective_to: ['must be after the first day'] });
  }
  if (tier_id) await requireTier(call, tier_id);

  const touched = await call.rows<Period>(sql`
    select id, tier_id, effective_from, effective_to, reason, source from tier_memberships
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and superseded_at is null
      and daterange(effective_from, effective_to) && daterange(${effective_from}::date, ${effective_to}::date)
      order by effective_from`);
  await call.run(sql`
    update tier_memberships set superseded_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = any(${touched.map(({ id }) => id)}::uuid[])`);
  for (const period of touched) {
    if (period.effective_from < effective_from) {
      await addPeriod(call, partner_id, { ...period, effective_to: effective_from });
    }
    if (effective_to && (period.effective_to === null || period.effective_to > effective_to)) {
      await addPeriod(call, partner_id, { ...period, effective_from: effective_to });
    }
  }
  if (tier_id) await addPeriod(call, partner_id, { tier_id, effective_from, effective_to, reason, source });
  await projectTiers(call, partner_id, reason);
  await call.announce('tier_memberships.updated', partner_id, { partner_id });
}

async function requireTier(call: Call, tier_id: string): Promise<void> {
  const tier = await call.maybe<{ archived_at: string | null }>(
    sql`select archived_at from partner_tiers where organization_id = ${call.organization_id} and id = ${tier_id}`,
  );
  if (!tier) throw invalid({ tier_id: ['does not exist'] });
  if (tier.archived_at) throw invalid({ tier_id: ['This tier is archived.'] });
}

async function addPeriod(call: Call, partner_id: string, period: Omit<Period, 'id'>): Promise<void> {
  await call.run(sql`
    insert into tier_memberships (organization_id, partner_id, tier_id, effective_from, effective_to, reason, source,
      recorded_at)
    values (${call.organization_id}, ${partner_id}, ${period.tier_id}, ${period.effective_from}, ${period.effective_to},
      ${period.reason}, ${period.source}, ${call.now()})`);
}

/** Updates `partners.tier_id`, today's tier: of one partner after a change, of all when a day starts. */
export async function projectTiers(
  call: Call,
  partner_id: string | null = null,
  reason: string | null = null,
): Promise<number> {
  if (reason) await call.because(reason);
  return call.run(sql`
    update partners p set tier_id = m.tier_id
    from partners q left join tier_memberships m on m.organization_id = q.organization_id and m.partner_id = q.id
      and m.superseded_at is null and m.effective_from <= ${call.today()}::date
        and (m.effective_to is null or m.effective_to > ${call.today()}::date)
    where p.organization_id = ${call.organization_id} and q.organization_id = ${call.organization_id} and q.id = p.id
      and p.tier_id is distinct from m.tier_id
      and (${partner_id}::uuid is null or p.id = ${partner_id})`);
}

/** The tier of a partner on a day, as known at an instant (default now); null without one. */
export async function partnerTierOn(
  call: Call,
  partner_id: string,
  day: string,
  knownAt = call.now(),
): Promise<string | null> {
  const period = await call.maybe<{ tier_id: string }>(sql`
    select tier_id from tier_memberships
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and effective_from <= ${day}
      and (effective_to is null or effective_to > ${day}) and recorded_at <= ${knownAt}
        and (superseded_at is null or superseded_at > ${knownAt})
    order by recorded_at desc limit 1`);
  return period?.tier_id ?? null;
}
