import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { MethodStatus } from '#features/payouts/payouts/rail.schema.ts';
import { holdChangedDetails, holdForDisabledDetails } from '#features/payouts/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { Cipher } from '#server/ports/cipher.ts';
import { newId } from '#shared/ids.ts';
import { isCurrency } from '#shared/money/money.ts';
import type { Conversion, MethodVerification, PayoutMethodCreate } from '../schema.ts';
import { accountPrint } from './account-print.ts';
import { checkDetails } from './method-details.ts';
import { notifyDetailsChanged } from './notices.ts';
import { sealedDetailsPlace } from './sealed-details.ts';

export { isPayoutEmail } from './account-print.ts';
export { compactIban, isIban, isRoutingNumber } from './method-details.ts';
export { noteLook, paymentAccounts } from './sealed-details.ts';

interface Method {
  id: string;
  partner_id: string;
  currency: string;
  account_last4: string;
  fingerprint: string;
  status: MethodStatus;
  is_default: boolean;
  row_version: number;
  changed_by: string | null;
}

/**
 * Stores the payout details of a partner for one currency, replacing earlier ones. New details wait until the company
 * has verified them; payments already approved for the old ones are held.
 * @returns the method's id
 */
export async function savePayoutMethod(call: Call, cipher: Cipher, input: PayoutMethodCreate): Promise<string> {
  const partner_id = call.actor.partner_id ?? input.partner_id;
  if (!partner_id) throw invalid({ partner_id: ['is required'] });
  if (input.partner_id && input.partner_id !== partner_id) throw notFound('This partner');
  await call.requirePartner(partner_id);
  if (!isCurrency(input.currency)) throw invalid({ currency: ['is not a currency'] });
  const { details, shown, errors } = checkDetails(input.rail, input.currency, input.details, input.holder_name);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const holder_name = input.holder_name.trim();
  const country = input.country ?? null;
  const text = JSON.stringify(
    Object.entries(details)
      .filter(([, value]) => value !== null)
      .sort(),
  );
  const fingerprint = cipher.fingerprint(JSON.stringify([input.rail, input.currency, country, holder_name, text]));
  return call.asCompany(async (company) => {
    await openBooks(company);
    const partner = await company.maybe<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${partner_id}`,
    );
    if (!partner) throw invalid({ partner_id: ['does not exist'] });
    const existing = await company.maybe<Method>(sql`
      select * from payout_methods
      where organization_id = ${company.organization_id} and partner_id = ${partner_id} and currency = ${input.currency}
        and status <> 'disabled' for update`);
    const id = existing?.id ?? newId();
    if (input.is_default) await noOtherDefault(company, partner_id, id);
    if (existing && input.is_default !== undefined && input.is_default !== existing.is_default)
      await writeDefault(company, id, input.is_default);
    if (existing?.fingerprint === fingerprint) return existing.id;
    const values = [
      company.organization_id,
      id,
      input.rail,
      country,
      holder_name,
      shown,
      fingerprint,
      company.now(),
      company.actor.user_id,
    ];
    if (existing) {
      await company.run(
        `update payout_methods set rail = $3, country = $4, holder_name = $5, account_last4 = $6, fingerprint = $7, changed_at = $8, changed_by = $9,
           status = 'pending', verified_at = null, verified_by = null, verified_how = null, verified_note = null where organization_id = $1 and id = $2`,
        values,
      );
    } else {
      await company.run(
        `insert into payout_methods (organization_id, id, rail, country, holder_name, account_last4, fingerprint, changed_at, changed_by, partner_id, currency, is_default)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        [...values, partner_id, input.currency, input.is_default ?? false],
      );
    }
    await company.run(sql`
      insert into payout_method_details (organization_id, method_id, details_enc, account_print)
      values (${company.organization_id}, ${id}, ${cipher.seal(JSON.stringify(details), sealedDetailsPlace(company, id))},
        ${accountPrint(cipher, details)})
      on conflict (organization_id, method_id) do update
      set details_enc = excluded.details_enc, account_print = excluded.account_print`);
    const payments = await holdChangedDetails(company, id);
    const what = existing ? 'changed' : 'entered';
    await notifyDetailsChanged(
      company,
      call.actor,
      { id: partner_id, name: partner.name },
      { id, currency: input.currency, shown, what, payments },
    );
    return id;
  });
}

/** Whether payments can differ from the amount earned, and why. */
export function conversionOf(call: Call): Promise<Conversion> {
  return call.asCompany((company) =>
    company.one<Conversion>(sql`
      select s.converts_payouts as is_offered, exists (select from withholding_rules w
        where w.organization_id = ${company.organization_id}) as is_taxed
      from program_settings s where s.organization_id = ${company.organization_id}`),
  );
}

/**
 * Makes the account the default for commissions in currencies without details of their own; a partner has at most one
 * default.
 */
export async function setDefault(call: Call, id: string, is_default: boolean): Promise<void> {
  const method = await lockedMethod(call, id);
  if (method.status === 'disabled')
    throw conflict('These details are no longer in use.', { allowed: ['pending', 'verified'] });
  if (method.is_default === is_default) return;
  await call.asCompany(async (company) => {
    if (is_default) await noOtherDefault(company, method.partner_id, id);
    await writeDefault(company, id, is_default);
  });
}

async function noOtherDefault(call: Call, partner_id: string, id: string): Promise<void> {
  await call.run(sql`
    update payout_methods set is_default = false
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and id <> ${id} and is_default`);
}

async function writeDefault(call: Call, id: string, is_default: boolean): Promise<void> {
  await call.run(sql`
    update payout_methods set is_default = ${is_default} where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Records that a team member checked the details with the partner. The person who entered them cannot verify them. */
export async function verifyMethod(
  call: Call,
  id: string,
  { row_version, how, note }: MethodVerification = {},
): Promise<void> {
  const method = await lockedMethod(call, id);
  if (row_version !== undefined && row_version !== method.row_version)
    throw conflict('These details have changed in the meantime. Check them again before you verify them.');
  if (method.status === 'verified') return;
  if (method.status !== 'pending') throw conflict('These details are no longer in use.', { allowed: ['pending'] });
  if (method.changed_by !== null && method.changed_by === call.actor.user_id) {
    throw conflict('You can’t verify payout details you entered. Ask another team member.');
  }
  await call.run(sql`
    update payout_methods
    set status = 'verified', verified_at = ${call.now()}, verified_by = ${call.actor.user_id},
      verified_how = ${how ?? null}, verified_note = ${note?.trim() || null}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Disables the details; the partner can enter new ones. */
export async function disableMethod(call: Call, id: string): Promise<void> {
  const method = await lockedMethod(call, id);
  if (method.status === 'disabled') return;
  await call.asCompany(async (company) => {
    await company.run(sql`
      update payout_methods set status = 'disabled' where organization_id = ${company.organization_id} and id = ${id}`);
    const payments = await holdForDisabledDetails(company, id);
    const { partner_id, currency, account_last4: shown } = method;
    const { name } = await company.one<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${partner_id}`,
    );
    await notifyDetailsChanged(
      company,
      call.actor,
      { id: partner_id, name },
      { id, currency, shown, what: 'disabled', payments },
    );
  });
}

async function lockedMethod(call: Call, id: string): Promise<Method> {
  await call.asCompany(openBooks);
  return call.one<Method>(
    sql`select * from payout_methods where organization_id = ${call.organization_id} and id = ${id} for update`,
    'These payout details',
  );
}
