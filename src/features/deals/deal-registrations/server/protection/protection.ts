import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { DealRegistration } from '../../schema.ts';

/** The days of protection that this partner gets for this type of deal. */
export async function protectionDays(call: Call, type_id: string, partner_id: string): Promise<number> {
  const { days } = await call.one<{ days: number }>(
    sql`
      select protection_days_of(${call.organization_id}, ${type_id}, ${partner_id}) as days
      from program_settings s where s.organization_id = ${call.organization_id}`,
    'The program',
  );
  return days;
}

const zone = '(select timezone from organizations where id = $1)';

/** The instant `days` of the company's calendar after `from`, with as many seconds more. */
export async function protectionEnd(call: Call, from: Date, days: number, seconds = 0): Promise<string> {
  const { until } = await call.one<{ until: string }>(
    `select days_later($2, $3, ${zone}) + make_interval(secs => $4) as until`,
    [call.organization_id, from, days, seconds],
  );
  return until;
}

/**
 * Protects a registration from now on, unless another exclusive protection exists: then the database refuses, even if
 * the other was a microsecond earlier, and the transaction continues without it.
 * @returns the end of the protection, or null when the account is taken
 */
export async function protect(
  call: Call,
  registration: Pick<DealRegistration, 'id' | 'partner_id' | 'type_id' | 'account_key' | 'product_family'>,
  vendorDelaySeconds: number,
): Promise<string | null> {
  const { id, partner_id, type_id, account_key, product_family } = registration;
  const days = await protectionDays(call, type_id, partner_id);
  const until = await protectionEnd(call, call.now(), days, vendorDelaySeconds);
  const isFree = await ifNotProtected(call, () =>
    call.run(sql`
      insert into deal_protections (organization_id, registration_id, partner_id, account_key, product_family, valid)
      values (${call.organization_id}, ${id}, ${partner_id}, ${account_key}, ${product_family},
        tstzrange(${call.now()}, ${until}))`),
  );
  return isFree ? until : null;
}

/**
 * Approves a registration that joins another's deal: for the usual period, and without excluding others. An exclusive
 * protection it had ends.
 * @returns the end
 */
export async function protectAlongside(
  call: Call,
  registration: Pick<DealRegistration, 'id' | 'partner_id' | 'type_id' | 'account_key' | 'product_family'>,
  vendorDelaySeconds: number,
): Promise<string> {
  const { id, partner_id, type_id, account_key, product_family } = registration;
  const held = await call.maybe<{ until: string }>(sql`
    update deal_protections set scope = 'margin_only'
    where organization_id = ${call.organization_id} and registration_id = ${id} and not is_hold
      and ended_reason is null returning upper(valid) as until`);
  if (held) return held.until;
  const days = await protectionDays(call, type_id, partner_id);
  const until = await protectionEnd(call, call.now(), days, vendorDelaySeconds);
  await call.run(sql`
    insert into deal_protections (organization_id, registration_id, partner_id, account_key, product_family, valid,
      scope)
    values (${call.organization_id}, ${id}, ${partner_id}, ${account_key}, ${product_family},
      tstzrange(${call.now()}, ${until}), 'margin_only')`);
  return until;
}

/**
 * Runs work that the database refuses while another exclusive protection exists; the transaction continues either way.
 */
export async function ifNotProtected(call: Call, work: () => Promise<unknown>): Promise<boolean> {
  await call.run('savepoint protection');
  try {
    await work();
  } catch (error) {
    if ((error as { code?: string }).code !== '23P01') throw error;
    await call.run('rollback to savepoint protection');
    return false;
  }
  await call.run('release savepoint protection');
  return true;
}

/** Moves the protection to another account key, unless that key is protected already. */
export async function renameProtection(call: Call, registration_id: string, account_key: string): Promise<void> {
  await ifNotProtected(call, () =>
    call.run(sql`
      update deal_protections set account_key = ${account_key}
      where organization_id = ${call.organization_id} and registration_id = ${registration_id} and ended_reason is null
        and account_key <> ${account_key}`),
  );
}

/** Ends the protection now; one that began at this instant gets an empty period. */
export async function endProtection(call: Call, registration_id: string, reason: string): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update deal_protections set ended_reason = ${reason},
      valid = case when lower(valid) < ${now} then tstzrange(lower(valid), least(upper(valid), ${now})) else 'empty' end
    where organization_id = ${call.organization_id} and registration_id = ${registration_id} and ended_reason is null`);
}

/** @returns the last day on which a win still pays after a protection that ends at this instant; null when it always does */
export async function lastPayingDay(call: Call, expires_at: string): Promise<string | null> {
  const { day } = await call.one<{ day: string | null }>(
    `select ($2::timestamptz at time zone ${zone})::date + grace_days as day from program_settings where organization_id = $1`,
    [call.organization_id, expires_at],
    'The program',
  );
  return day;
}

/** @returns the new end */
export async function extendProtection(call: Call, registration_id: string, days: number): Promise<string> {
  const { until } = await call.one<{ until: string }>(
    `update deal_protections set extensions = extensions + 1,
       valid = tstzrange(lower(valid), days_later(upper(valid), $3, ${zone}))
     where organization_id = $1 and registration_id = $2 and not is_hold returning upper(valid) as until`,
    [call.organization_id, registration_id, days],
    'This protection',
  );
  return until;
}
