import { acceptedProfile } from '#features/payouts/tax-profiles/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { OwnSelfBilling } from '../schema.ts';
import { readSelfBillingSettings } from './settings.ts';

export async function ownSelfBilling(call: Call): Promise<OwnSelfBilling> {
  const partner_id = call.actor.partner_id!;
  return call.asCompany(async (company) => {
    const { is_on, terms } = await readSelfBillingSettings(company);
    const { name } = await company.one<{ name: string }>(
      sql`select name from organizations where id = ${company.organization_id}`,
    );
    const agreement = await company.maybe<NonNullable<OwnSelfBilling['agreement']>>(sql`
      select id, accepted_name, accepted_at, terms from self_billing_agreements
      where organization_id = ${company.organization_id} and partner_id = ${partner_id} and ended_at is null`);
    const profile = await acceptedProfile(company, partner_id);
    return { is_on, company: name, terms, has_profile: profile !== undefined, agreement: agreement ?? null };
  });
}

/** Records the consent of a partner, and opens a series of invoice numbers for it. */
export function acceptAgreement(call: Call, partner_id: string, accepted_name: string): Promise<void> {
  return call.asCompany(async (company) => {
    const { is_on, terms } = await readSelfBillingSettings(company);
    if (!is_on) throw conflict('The company does not issue invoices for its partners.');
    if (!(await acceptedProfile(company, partner_id)))
      throw conflict('Your tax profile must be accepted first, because invoices name its data.');
    await company.one(
      sql`select from partners where organization_id = ${company.organization_id} and id = ${partner_id} for update`,
    );
    const open = await company.maybe(sql`
      select from self_billing_agreements
      where organization_id = ${company.organization_id} and partner_id = ${partner_id} and ended_at is null`);
    if (open) return;
    const { id } = await company.one<{ id: string }>(sql`
      insert into self_billing_agreements (organization_id, partner_id, series, terms, accepted_name, accepted_at,
        accepted_by)
      values (${company.organization_id}, ${partner_id}, next_number('self_billing_agreements'), ${terms},
        ${accepted_name.trim()}, ${company.now()}, ${call.actor.user_id}) returning id`);
    await company.run(
      sql`insert into self_billing_numbers (organization_id, agreement_id) values (${company.organization_id}, ${id})`,
    );
  });
}

/** Ends an agreement; invoices that are issued stay. */
export async function endAgreement(call: Call, partner_id: string): Promise<void> {
  await call.asCompany((company) =>
    company.run(sql`
      update self_billing_agreements set ended_at = ${company.now()}, ended_by_name = ${call.actor.full_name}
      where organization_id = ${company.organization_id} and partner_id = ${partner_id} and ended_at is null`),
  );
}
