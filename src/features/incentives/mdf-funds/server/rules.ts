import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { MdfFund, MdfFundCreate, MdfFundUpdate } from '../schema.ts';

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
    const audience = await call.maybe<{ entity: string }>(sql`
      select entity from audiences
      where organization_id = ${call.organization_id} and id = ${input.audience_id} and archived_at is null`);
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

export async function refuseMdfFundRemoval(_call: Call, { status }: MdfFund): Promise<void> {
  if (status !== 'draft') throw conflict('Only drafts can be deleted. Close the fund instead.', { allowed: [] });
}
