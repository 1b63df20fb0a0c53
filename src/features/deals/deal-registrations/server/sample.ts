import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import type { RegistrationCommentCreate } from '#features/deals/registration-comments/schema.ts';
import { createComment } from '#features/deals/registration-comments/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { DealRegistrationCreate } from '../schema.ts';
import { createPartnerDraft, takeRegistrationStep } from './service.ts';

/** @returns the id of a complete draft, as its partner would have written it */
export async function sampleDealRegistration(
  call: Call,
  overrides: Partial<DealRegistrationCreate> = {},
): Promise<string> {
  await createDefaultPipeline(call);
  const domain = `customer-${newId().slice(-8)}.example`;
  return createPartnerDraft(call, {
    partner_id: overrides.partner_id ?? (await samplePartner(call)),
    account_name: `Customer ${newId().slice(-8)}`,
    account_domain: domain,
    country: 'DE',
    contact_name: 'Grace Hopper',
    contact_email: `grace@${overrides.account_domain ?? domain}`,
    amount_minor: 5_000_000,
    currency: 'USD',
    expected_close_on: '2026-09-30',
    ...overrides,
  });
}

/** @returns the id of one that waits for a decision */
export async function samplePendingRegistration(
  call: Call,
  overrides: Partial<DealRegistrationCreate> = {},
): Promise<string> {
  const id = await sampleDealRegistration(call, overrides);
  await takeRegistrationStep.submit(call, id, {});
  return id;
}

/** @returns the id of an internal comment on a registration that waits for a decision */
export async function sampleRegistrationComment(
  call: Call,
  overrides: Partial<RegistrationCommentCreate> = {},
): Promise<string> {
  const registration_id = overrides.registration_id ?? (await samplePendingRegistration(call));
  return createComment(call, { body: 'I know their buyer.', visibility: 'internal', ...overrides, registration_id });
}

export async function sampleDealRegistrationEvent(call: Call): Promise<string> {
  return oldest(call, 'deal_registration_events', await samplePendingRegistration(call));
}

/** Two partners want one customer: the second registration has a conflict. */
export async function sampleDealConflict(call: Call): Promise<string> {
  const account_domain = `wanted-${newId().slice(-8)}.example`;
  await samplePendingRegistration(call, { account_domain });
  return oldest(call, 'deal_conflicts', await samplePendingRegistration(call, { account_domain }));
}

async function oldest(call: Call, table: 'deal_registration_events' | 'deal_conflicts', registration_id: string) {
  const { id } = await call.one<{ id: string }>(sql`
    select id from ${sql.identifier(table)}
    where organization_id = ${call.organization_id} and registration_id = ${registration_id} order by id limit 1`);
  return id;
}
