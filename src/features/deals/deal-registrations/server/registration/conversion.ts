import { createAccount } from '#features/deals/accounts/server/service.ts';
import { createOpportunity, readOpportunity, splitOfDeal } from '#features/deals/opportunities/server/service.ts';
import { contactNames, createContact } from '#features/partners/contacts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { DealRegistration } from '../../schema.ts';
import type { RegistrationConversion } from '../../steps.schema.ts';
import { scheduleConflictChecks } from '../conflicts/conflicting-registrations.ts';
import { toClaim } from '../conflicts/conflicts.ts';
import { conflictAccount } from '../conflicts/known-accounts.ts';
import { addPartner, type Split } from '../merging/joining.ts';
import { notifyDecision } from '../notices.ts';
import { endProtection } from '../protection/protection.ts';
import { partnersOfDeal } from './distributor.ts';
import {
  change,
  lockedRegistration,
  type Mover,
  move,
  moverOf,
  recordRegistrationEvent,
  requireStanding,
} from './move.ts';

/**
 * Makes the deal of an approved registration, or links one there is: account, contact, opportunity, and the partner as its
 * source. The registration itself is converted when that deal is won.
 */
export async function convertRegistration(
  call: Call,
  registration: DealRegistration,
  links: RegistrationConversion,
): Promise<void> {
  requireStanding(call, registration);
  const opportunity_id = links.opportunity_id
    ? await linkDeal(call, registration, links.opportunity_id)
    : await makeDeal(call, registration, links.account_id);
  await change(call, registration.id, { opportunity_id });
  await recordRegistrationEvent(call, registration, registration.status, moverOf(call), { code: 'deal_linked' });
  await convertWon(call, opportunity_id);
}

async function makeDeal(call: Call, registration: DealRegistration, chosen: string | undefined): Promise<string> {
  const account_id =
    chosen ?? (await conflictAccount(call, toClaim(registration))) ?? (await makeAccount(call, registration));
  const primary_contact_id = await buyerOf(call, registration, account_id);
  const { title, type_id, description, amount_minor, currency, expected_close_on, product_id } = registration;
  return createOpportunity(call, {
    name: title,
    account_id,
    type_id,
    primary_contact_id,
    description,
    currency,
    expected_close_on,
    source: 'partner',
    participants: await partnersOfDeal(call, registration),
    ...((await linesOf(call, registration.id)) ??
      (product_id && amount_minor !== null ? { lines: [{ product_id, amount_minor }] } : { amount_minor })),
  });
}

/** The products that came with the registration, if each has an amount. */
async function linesOf(call: Call, id: string) {
  const lines = await call.rows<{ product_id: string; quantity: number; amount_minor: number | null }>(sql`
    select product_id, quantity, amount_minor from deal_registration_lines
    where organization_id = ${call.organization_id} and registration_id = ${id} order by position`);
  const priced = lines.flatMap(({ amount_minor, ...line }) =>
    amount_minor === null ? [] : [{ ...line, amount_minor }],
  );
  return priced.length > 0 && priced.length === lines.length ? { lines: priced } : undefined;
}

function makeAccount(call: Call, { account_name, domain_key, country }: DealRegistration): Promise<string> {
  return createAccount(call, { name: account_name, domain: domain_key, country });
}

/** Finds or creates the contact the partner named. */
async function buyerOf(call: Call, registration: DealRegistration, account_id: string): Promise<string | null> {
  const { contact_email: email, contact_name, contact_phone: phone } = registration;
  if (!email) return null;
  const known = await call.maybe<{ id: string }>(sql`
    select id from contacts
    where organization_id = ${call.organization_id} and account_id = ${account_id} and email = ${email}
      and archived_at is null order by created_at, id limit 1`);
  return (
    known?.id ??
    createContact(call, { account_id, email, phone, ...contactNames(contact_name?.trim() || email.split('@')[0]!) })
  );
}

/** Keeps the deal's partners and adds the registering partner as a source. */
async function linkDeal(call: Call, registration: DealRegistration, opportunity_id: string): Promise<string> {
  const { partner_id } = registration;
  const deal = await readOpportunity(call, opportunity_id);
  if (deal.archived_at) throw invalid({ opportunity_id: ['This deal is archived.'] });
  const before = await splitOfDeal(call, opportunity_id);
  const isIn = before.some((one) => one.partner_id === partner_id && one.status === 'confirmed');
  const [own, ...distributors] = await partnersOfDeal(call, registration);
  const role = own!.role!;
  const others = isIn ? before : before.filter((one) => one.partner_id !== partner_id || one.role !== role);
  const added: Split = [
    ...(isIn ? [] : [{ partner_id, role, weight: 1, status: 'confirmed' as const }]),
    ...distributors
      .filter((one) => !before.some((known) => known.partner_id === one.partner_id && known.role === 'distributor'))
      .map((one) => ({ partner_id: one.partner_id, role: one.role!, weight: 1, status: one.status! })),
  ];
  if (added.length > 0) await addPartner(call, opportunity_id, { before, after: [...others, ...added] });
  return opportunity_id;
}

const system: Mover = { user_id: null, name: null, side: 'system' };

/** Converts the approved registrations of a won deal and ends their protection. Each is notified once. */
export async function convertWon(call: Call, opportunity_id: string): Promise<void> {
  const due = await call.rows<{ id: string }>(sql`
    select r.id from deal_registrations r join opportunities o on o.organization_id = r.organization_id
      and o.id = r.opportunity_id
    where r.organization_id = ${call.organization_id} and r.opportunity_id = ${opportunity_id} and r.status = 'approved'
      and o.status = 'won'`);
  for (const { id } of due) {
    const registration = await lockedRegistration(call, id);
    if (registration.status !== 'approved') continue;
    const converted = await move(
      call,
      registration,
      'converted',
      system,
      { code: 'won' },
      { expires_at: call.now().toISOString() },
    );
    await endProtection(call, id, 'won');
    await scheduleConflictChecks(call, id);
    await notifyDecision(call, converted);
  }
}
