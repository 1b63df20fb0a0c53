import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Distribution, DistributionCreate } from '../schema.ts';
import type { DistributionEnding, DistributionMatching } from '../steps.schema.ts';
import { queueDistributionNotice } from './notices.ts';

/** A distribution that the company enters is active at once. @throws 422 for a side that is missing or unfit */
export async function startedByCompany(call: Call, input: DistributionCreate): Promise<Row> {
  const { partner_id, distributor_id, region_id = null, is_default = false } = input;
  if (!partner_id) throw invalid({ partner_id: ['is required'] });
  if (!distributor_id) throw invalid({ distributor_id: ['is required'] });
  if (partner_id === distributor_id) throw invalid({ distributor_id: ['is the reseller itself'] });
  await requireDistributor(call, distributor_id, 'distributor_id');
  await requireLive(call, partner_id, 'partner_id');
  await requireNew(call, partner_id, distributor_id);
  if (is_default) await clearDefault(call, partner_id, region_id);
  return {
    ...input,
    is_default,
    status: 'active',
    origin: 'contract',
    proposed_by: 'company',
    started_at: call.now().toISOString(),
  };
}

export async function followDistributionChange(call: Call, { id }: { id: string }): Promise<void> {
  await queueDistributionNotice(call, id, 'started');
}

/** Region and default change while the distribution is active; another default of the region gives way. */
export async function keepActive(call: Call, current: Distribution, patch: Partial<Distribution>): Promise<Row> {
  if (current.status !== 'active') throw conflict(`A distribution that is ${current.status} cannot be changed.`);
  const next = { ...current, ...patch };
  if (next.is_default) await clearDefault(call, current.partner_id!, next.region_id, current.id);
  return patch;
}

/** A reseller has one default distributor in a region. */
export async function clearDefault(call: Call, partner_id: string, region_id: string | null, except?: string) {
  await call.run(sql`
    update distributions set is_default = false
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and region_id is not distinct from ${region_id}::uuid and is_default and status = 'active' and id is distinct
      from ${except ?? null}::uuid`);
}

/** @throws 422 unless the partner is active and its type distributes */
export async function requireDistributor(call: Call, id: string, at: string): Promise<void> {
  const partner = await call.maybe<{ is_distributor: boolean; category: string }>(sql`
    select coalesce(t.is_distributor, false) as is_distributor, s.category from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
    where p.organization_id = ${call.organization_id} and p.id = ${id} and p.archived_at is null`);
  if (!partner) throw invalid({ [at]: ['does not exist'] });
  if (!partner.is_distributor) throw invalid({ [at]: ['is not of a partner type that distributes'] });
  if (partner.category !== 'active') throw invalid({ [at]: ['is not an active partner'] });
}

async function requireLive(call: Call, id: string, at: string): Promise<void> {
  const partner = await call.maybe(
    sql`select from partners where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`,
  );
  if (!partner) throw invalid({ [at]: ['does not exist'] });
}

async function requireNew(call: Call, partner_id: string, distributor_id: string): Promise<void> {
  const existing = await call.maybe<{ id: string }>(sql`
    select id from distributions
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and distributor_id = ${distributor_id} and status <> 'ended'`);
  if (existing) throw conflict('This reseller already has a distribution with this distributor.', { existing });
}

type Side = 'company' | 'distributor' | 'reseller';

/** Partners read their distributions, and write with the company's rights. */
export function asWriter<T>(call: Call, work: (writer: Call) => Promise<T>): Promise<T> {
  return call.actor.mode === 'partner' ? call.asCompany(work) : work(call);
}

function sideOf({ actor }: Call, { distributor_id }: Distribution): Side {
  if (actor.mode === 'company') return 'company';
  return actor.partner_id === distributor_id ? 'distributor' : 'reseller';
}

/** The side that was asked accepts; the company can accept for it. @throws 409 */
export async function acceptDistribution(call: Call, row: Distribution): Promise<void> {
  if (sideOf(call, row) === row.proposed_by)
    throw conflict('The other side decides about this proposal.', { allowed: ['end'] });
  await asWriter(call, async (company) => {
    await requireDistributor(company, row.distributor_id!, 'distributor_id');
    await company.run(sql`
      update distributions set status = 'active', started_at = ${company.now()}
      where organization_id = ${company.organization_id} and id = ${row.id}`);
    await queueDistributionNotice(company, row.id, 'started');
  });
}

/** Declines a proposal or ends an active distribution. Deals of the time stay as they are. */
export async function endDistribution(call: Call, row: Distribution, { reason }: DistributionEnding): Promise<void> {
  const side = sideOf(call, row);
  await asWriter(call, async (company) => {
    await company.run(sql`
      update distributions
      set status = 'ended', is_default = false, ended_at = ${company.now()}, end_reason = ${reason?.trim() || null},
        end_cause = ${side}
      where organization_id = ${company.organization_id} and id = ${row.id}`);
    await queueDistributionNotice(company, row.id, row.status === 'active' ? 'ended' : 'declined', side);
  });
}

/** The reseller, or the company for it, chooses the distributor that new registrations name. @throws 409 */
export async function makeDefault(call: Call, row: Distribution): Promise<void> {
  if (sideOf(call, row) === 'distributor')
    throw conflict('The reseller chooses its default distributor.', { allowed: [] });
  await asWriter(call, async (company) => {
    await clearDefault(company, row.partner_id!, row.region_id, row.id);
    await company.run(sql`
      update distributions set is_default = true where organization_id = ${company.organization_id} and id = ${row.id}`);
  });
}

/** The company says which partner an invited website belongs to. */
export async function matchDistribution(
  call: Call,
  row: Distribution,
  { partner_id }: DistributionMatching,
): Promise<void> {
  const isReseller = row.partner_id === null;
  if (partner_id === (row.partner_id ?? row.distributor_id)) throw invalid({ partner_id: ['is the other side'] });
  if (isReseller) await requireLive(call, partner_id, 'partner_id');
  else await requireDistributor(call, partner_id, 'partner_id');
  await requireNew(call, row.partner_id ?? partner_id, row.distributor_id ?? partner_id);
  await call.run(sql`
    update distributions set ${isReseller ? sql`partner_id` : sql`distributor_id`} = ${partner_id}
    where organization_id = ${call.organization_id} and id = ${row.id}`);
  await queueDistributionNotice(call, row.id, 'proposed');
}
