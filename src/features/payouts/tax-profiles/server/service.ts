import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { TaxNumbers, TaxProfile, TaxProfileCreate } from '../schema.ts';
import { checkTaxProfile, taxProfileLastDay } from './check.ts';
import { tellTaxProfileSubmitted } from './notices.ts';

const cipherOf = (call: Call) => call.sealing.cipher('tax profiles');
const placeOf = (call: Call, id: string) => `${call.organization_id}/${id}`;

/**
 * Stores the profile that a partner certified. An accepted one stays in force until this one is accepted; one that waits
 * for review is replaced.
 * @returns the id of the profile
 */
export async function submitProfile(call: Call, partner_id: string, input: TaxProfileCreate): Promise<string> {
  await call.requirePartner(partner_id);
  const { stored, numbers } = checkTaxProfile(input, call.today());
  const id = newId();
  return call.asCompany(async (company) => {
    const partner = await company.one<{ name: string }>(
      sql`
        select name from partners
        where organization_id = ${company.organization_id} and id = ${partner_id} and archived_at is null for update`,
      'This partner',
    );
    const earlier = await company.run(sql`
      update tax_profiles set status = 'replaced'
      where organization_id = ${company.organization_id} and partner_id = ${partner_id} and status = 'submitted'`);
    const { before } = await company.one<{ before: number }>(sql`
      select count(*)::int as before from tax_profiles
      where organization_id = ${company.organization_id} and partner_id = ${partner_id}`);
    const values = {
      ...stored,
      partner_id,
      certified_at: company.now(),
      certified_by: call.actor.user_id,
      valid_until: taxProfileLastDay(stored.form, company.today()),
      created_at: company.now(),
    };
    const names = Object.keys(values);
    await company.run(
      `insert into tax_profiles (organization_id, id, ${names.join(', ')})
       values ($1, $2, ${names.map((_, at) => `$${at + 3}`).join(', ')})`,
      [company.organization_id, id, ...Object.values(values)],
    );
    await company.run(sql`
      insert into tax_profile_numbers (organization_id, profile_id, numbers_enc)
      values (${company.organization_id}, ${id},
        ${cipherOf(company).seal(JSON.stringify(numbers), placeOf(company, id))})`);
    await tellTaxProfileSubmitted(company, call.actor, {
      id,
      partner_id,
      partner_name: partner.name,
      isChange: before + earlier > 0,
    });
    return id;
  });
}

/** The numbers of profiles, for files and forms that need them. The caller records the view. */
export async function numbersOf(call: Call, ids: readonly string[]): Promise<Map<string, TaxNumbers>> {
  const sealed = await call.rows<{ profile_id: string; numbers_enc: Uint8Array }>(sql`
    select profile_id, numbers_enc from tax_profile_numbers
    where organization_id = ${call.organization_id} and profile_id = any(${ids})`);
  const cipher = cipherOf(call);
  return new Map(
    sealed.flatMap(({ profile_id, numbers_enc }): [string, TaxNumbers][] => {
      try {
        return [[profile_id, JSON.parse(cipher.open(numbers_enc, placeOf(call, profile_id)))]];
      } catch {
        return [];
      }
    }),
  );
}

/** Records who saw full numbers, and why, in the history of the profiles. */
export async function noteNumbersShown(call: Call, ids: readonly string[], reason: string): Promise<void> {
  await call.because(reason);
  await call.run(sql`
    update tax_profiles set shown_at = ${call.now()}, shown_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and id = any(${ids})`);
}

export async function showNumbers(call: Call, id: string): Promise<TaxNumbers> {
  await call.one(
    sql`select from tax_profiles where organization_id = ${call.organization_id} and id = ${id} for update`,
    'This tax profile',
  );
  const numbers = (await numbersOf(call, [id])).get(id);
  if (!numbers)
    throw conflict(
      'These numbers cannot be decrypted because TANDEM_SECRET has changed since they were entered. Ask the partner for a new profile.',
    );
  await noteNumbersShown(call, [id], 'Viewed full tax numbers');
  return numbers;
}

/** The profile in force. @returns undefined when there is none, whatever was submitted */
export function acceptedProfile(call: Call, partner_id: string): Promise<TaxProfile | undefined> {
  return call.maybe<TaxProfile>(sql`
    select f.* from tax_profile_rows f
    join partners p on p.organization_id = f.organization_id and p.id = ${partner_id}
    where f.organization_id = ${call.organization_id} and f.partner_id = coalesce(p.merged_into_id, p.id)
      and f.status = 'accepted'`);
}

/** The partner whose data the caller may work with: its own, or the one the company names. */
export async function taxProfilePartnerFor(call: Call, requested_id: string | undefined): Promise<string> {
  const own = call.actor.partner_id;
  if (own && requested_id && requested_id !== own) throw notFound('This partner');
  const partner_id = own ?? requested_id;
  if (!partner_id) throw notFound('This partner');
  await call.requirePartner(partner_id);
  return partner_id;
}
