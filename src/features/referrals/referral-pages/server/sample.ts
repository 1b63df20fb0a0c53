import { sampleDealRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { sampleProduct } from '#features/deals/products/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { ReferralPageCreate } from '../schema.ts';
import { writeLines } from './lines.ts';
import { noteEntry } from './receive.ts';
import { createReferralPage, takeReferralPageStep } from './service.ts';

/** @returns the id of a published public page of one partner */
export async function sampleDealRegistrationForm(
  call: Call,
  overrides: Partial<ReferralPageCreate> = {},
): Promise<string> {
  await createDefaultPipeline(call);
  const needsPartner = !overrides.partner_from && overrides.access !== 'signed_in' && !overrides.partner_id;
  const id = await createReferralPage(call, {
    name: `Deals ${newId().slice(-6)}`,
    headline: 'Register a deal',
    ...(needsPartner && { partner_id: await samplePartner(call) }),
    ...overrides,
  });
  await takeReferralPageStep.publish(call, id);
  return id;
}

export async function sampleReferralEntry(call: Call): Promise<string> {
  const page_id = await sampleDealRegistrationForm(call);
  const { partner_id } = await call.one<{ partner_id: string }>(
    sql`select partner_id from referral_pages where organization_id = ${call.organization_id} and id = ${page_id}`,
  );
  const registration_id = await sampleDealRegistration(call, { partner_id });
  await noteEntry(call, {
    registration_id,
    page_id,
    submission_id: null,
    is_public: true,
    submitter_name: 'Ada Visitor',
    submitter_email: 'ada@visitor.example',
  });
  return registration_id;
}

export async function sampleRegistrationLine(call: Call): Promise<string> {
  const registration_id = await sampleDealRegistration(call);
  await writeLines(call, registration_id, [
    { product_id: await sampleProduct(call), quantity: 2, amount_minor: 50_000 },
  ]);
  const { id } = await call.one<{ id: string }>(sql`
    select id from deal_registration_lines
    where organization_id = ${call.organization_id} and registration_id = ${registration_id}`);
  return id;
}
