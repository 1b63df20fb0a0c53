import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { PayoutBatch } from '#features/payouts/payouts/schema.ts';
import { sql } from '#server/db/sql.ts';
import type { Company, Person } from '#server/testing/world.ts';

/** Two people of the finance team, of whom one approves what the other prepares. */
export interface Payers {
  company: Company;
  finance: Person;
  approver: Person;
}

import { unwritable } from '#shared/text/latin.ts';

export async function givenPayers(company: Company): Promise<Payers> {
  await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    await call.run(
      sql`update program_settings set method_rest_days = 0 where organization_id = ${call.organization_id}`,
    );
  });
  return { company, finance: await company.member('finance'), approver: await company.member('finance') };
}

/** A partner with verified payout details. @returns its id */
export async function givenPayee(
  { company, finance, approver }: Payers,
  name: string,
  { details, ...method }: { details: object; [name: string]: unknown },
): Promise<string> {
  const partner_id = await company.within((call) => givenPartner(call, { name }));
  const { id } = await finance.post<{ id: string }>('/payout_methods', {
    partner_id,
    holder_name: name,
    ...method,
    // Asked for where files cannot have the name.
    details: { ...details, ...(unwritable(name) && { latin_name: 'Payee in Latin letters' }) },
  });
  await approver.post(`/payout_methods/${id}/verify`, {});
  return partner_id;
}

export const givenEarning = ({ company }: Payers, partner: string, amount_minor: number, currency = 'USD') =>
  company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], amount_minor: amount_minor * 10, currency });
    await accrueForOpportunity(call, deal);
  });

export async function givenApproved({ finance, approver }: Payers, currency = 'USD'): Promise<PayoutBatch> {
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency });
  await finance.post(`/payout_batches/${id}/submit`, {});
  return approver.post<PayoutBatch>(`/payout_batches/${id}/approve`, {});
}

/** An approved payout to partners whom the company's own system pays. */
export async function givenExternalPayout(payers: Payers, ...amounts: number[]): Promise<PayoutBatch> {
  for (const [index, amount] of amounts.entries()) {
    const details = { instructions: `Secret instructions ${index}` };
    const partner = await givenPayee(payers, `Payee ${index}`, { rail: 'external', currency: 'USD', details });
    await givenEarning(payers, partner, amount);
  }
  return givenApproved(payers);
}
