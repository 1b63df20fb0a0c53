import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { MdfAdjustment, MdfFund, MdfFundCreate, MdfFundUpdate } from '../schema.ts';
import { moveMoney } from './movements.ts';
import { mdfFunds } from './resource.ts';

/** Once partners count on the money, its kind, currency and amount change only by adjustments. */
const FIXED = ['kind', 'currency', 'amount_minor'] as const;

export async function checkFund(call: Call, input: Partial<MdfFundCreate>, current?: MdfFund): Promise<void> {
  const starts_on = input.starts_on ?? current?.starts_on;
  const ends_on = input.ends_on ?? current?.ends_on;
  if (starts_on && ends_on && ends_on < starts_on) throw invalid({ ends_on: ['must not be before the first day'] });
  const until = input.requests_until ?? current?.requests_until;
  if (until && ends_on && until > ends_on) throw invalid({ requests_until: ['must not be after the last day'] });
  if (input.amount_minor === 0) throw invalid({ amount_minor: ['must be more than 0'] });
  if (input.participation_ppm !== undefined && (input.participation_ppm < 1 || input.participation_ppm > 1_000_000))
    throw invalid({ participation_ppm: ['must be more than 0% and at most 100%'] });
  if (input.audience_id) {
    const audience = await call.maybe<{ entity: string }>(
      'select entity from audiences where organization_id = $1 and id = $2 and archived_at is null',
      [call.organization_id, input.audience_id],
    );
    if (!audience) throw invalid({ audience_id: ['does not exist'] });
    if (audience.entity !== 'partners') throw invalid({ audience_id: ['must be an audience of partners'] });
  }
}

export async function changeFund(call: Call, current: MdfFund, patch: MdfFundUpdate): Promise<MdfFundUpdate> {
  if (current.status === 'closed') throw conflict('This fund is closed.', { allowed: [] });
  if (current.status === 'active') {
    const fixed = FIXED.filter((name) => patch[name] !== undefined && patch[name] !== current[name]);
    if (fixed.length > 0)
      throw invalid(Object.fromEntries(fixed.map((name) => [name, ['cannot be changed in an active fund']])));
  }
  await checkFund(call, patch as Partial<MdfFundCreate>, current);
  return patch;
}

export async function refuseRemoval(_call: Call, { status }: MdfFund): Promise<void> {
  if (status !== 'draft') throw conflict('Only drafts can be deleted. Close the fund instead.', { allowed: [] });
}

/** Opens a fund to its partners: from now on its money is allocated. */
export async function activateFund(call: Call, id: string): Promise<void> {
  const fund = await lockedRow<MdfFund>(call, mdfFunds, id);
  if (fund.status !== 'draft') throw conflict('Only drafts can be activated.', { allowed: [] });
  if (fund.ends_on < call.today()) throw conflict('The period of this fund is over. Change its dates first.');
  await call.run("update mdf_funds set status = 'active' where organization_id = $1 and id = $2", [
    call.organization_id,
    id,
  ]);
  await call.run(
    'insert into mdf_balances (organization_id, fund_id, partner_id, is_limited) values ($1, $2, null, true)',
    [call.organization_id, id],
  );
  if (fund.kind === 'pool')
    await moveMoney(call, {
      fund_id: id,
      partner_id: null,
      kind: 'allocate',
      from: null,
      to: 'available',
      amount_minor: fund.amount_minor,
    });
  await refreshPartners(call, { ...fund, status: 'active' });
}

/** Ends new requests. What is reserved or claimed goes its way. */
export async function closeFund(call: Call, id: string): Promise<void> {
  const fund = await lockedRow<MdfFund>(call, mdfFunds, id);
  if (fund.status !== 'active') throw conflict('Only active funds can be closed.', { allowed: [] });
  await call.run("update mdf_funds set status = 'closed' where organization_id = $1 and id = $2", [
    call.organization_id,
    id,
  ]);
}

/** Lets in partners that joined the audience, with their amount, and takes new requests from those that left it. */
export async function refreshPartners(
  call: Call,
  fund: Pick<MdfFund, 'id' | 'kind' | 'status' | 'amount_minor' | 'audience_id'>,
): Promise<void> {
  if (fund.status !== 'active') return;
  const active = await call.rows<{ id: string }>(
    `select p.id from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
     where p.organization_id = $1 and p.archived_at is null and p.merged_into_id is null and s.category = 'active' order by p.id`,
    [call.organization_id],
  );
  const members = fund.audience_id
    ? await memberships(
        call,
        [fund.audience_id],
        active.map(({ id }) => id),
      )
    : null;
  const eligible = active.map(({ id }) => id).filter((id) => members?.has(id) ?? true);
  const values = [call.organization_id, fund.id, eligible];
  await call.run(
    `update mdf_balances set is_eligible = partner_id = any($3::uuid[]), updated_at = now()
     where organization_id = $1 and fund_id = $2 and partner_id is not null and is_eligible <> (partner_id = any($3::uuid[]))`,
    values,
  );
  const fresh = await call.rows<{ partner_id: string }>(
    `insert into mdf_balances (organization_id, fund_id, partner_id, is_limited)
     select $1, $2, partner, $4 from unnest($3::uuid[]) as eligible(partner) on conflict do nothing returning partner_id`,
    [...values, fund.kind === 'fixed'],
  );
  if (fund.kind === 'pool') return;
  for (const { partner_id } of fresh)
    await moveMoney(call, {
      fund_id: fund.id,
      partner_id,
      kind: 'allocate',
      from: null,
      to: 'available',
      amount_minor: fund.amount_minor,
    });
}

/** Every active fund, once a night. */
export async function refreshFunds(call: Call): Promise<void> {
  const funds = await call.rows<MdfFund>(
    "select id, kind, status, amount_minor, audience_id from mdf_funds where organization_id = $1 and status = 'active' order by id",
    [call.organization_id],
  );
  for (const fund of funds) await refreshPartners(call, fund);
}

/** Adds money to a pool or to a partner's amount, or takes away what is still available. */
export async function adjustFund(
  call: Call,
  id: string,
  { partner_id, amount_minor, note }: MdfAdjustment,
): Promise<void> {
  const fund = await lockedRow<MdfFund>(call, mdfFunds, id);
  if (fund.status !== 'active') throw conflict('Only active funds can be adjusted.', { allowed: [] });
  if (amount_minor === 0) throw invalid({ amount_minor: ['must not be 0'] });
  if (fund.kind === 'pool' && partner_id) throw invalid({ partner_id: ['has no amount of its own in a pool'] });
  if (fund.kind === 'fixed' && !partner_id) throw invalid({ partner_id: ['is required in a fund with fixed amounts'] });
  if (partner_id) {
    await call.requirePartner(partner_id);
    await call.run(
      `insert into mdf_balances (organization_id, fund_id, partner_id, is_limited) values ($1, $2, $3, true) on conflict do nothing`,
      [call.organization_id, id, partner_id],
    );
  }
  await moveMoney(call, {
    fund_id: id,
    partner_id: partner_id ?? null,
    kind: amount_minor > 0 ? 'allocate' : 'withdraw',
    from: amount_minor > 0 ? null : 'available',
    to: amount_minor > 0 ? 'available' : null,
    amount_minor: Math.abs(amount_minor),
    note,
  });
}
