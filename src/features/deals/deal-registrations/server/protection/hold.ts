import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { DealRegistration } from '../../schema.ts';
import { verdict } from '../conflicts/check.ts';
import { scheduleConflictChecks } from '../conflicts/conflicting-registrations.ts';
import { type CustomerKeys, customerKeys } from '../conflicts/customer-keys.ts';
import { checkedKeys } from '../conflicts/daily-checks.ts';
import type { Claim } from '../conflicts/model.ts';
import { lockCustomer, requireActivePartner } from '../conflicts/screening.ts';
import { notifyHoldEnded } from '../notices.ts';
import { change, lockedRegistration, moverOf } from '../registration/move.ts';
import { endHold } from './hold-end.ts';
import { holdHours, requireBudget } from './hold-rules.ts';
import { ifNotProtected } from './protection.ts';

/** Days before a partner can hold the same account again. */
const AGAIN_AFTER_DAYS = 30;
const notFree =
  'This account cannot be held because of a possible conflict with an existing engagement. You can still register it.';

/**
 * Holds the account of a draft for its partner for the program's hours. Only an account that was checked today can be
 * held, so that holds reveal no more than checks. Repeating it during a hold changes nothing.
 */
export async function holdCompany(call: Call, draft: DealRegistration): Promise<void> {
  if (draft.held_until && Date.parse(draft.held_until) > call.now().getTime()) return;
  if (!draft.account_domain && !draft.country) throw invalid({ account_domain: ['is required to hold an account'] });
  await call.asCompany((company) => hold(company, draft));
}

async function hold(call: Call, draft: DealRegistration): Promise<void> {
  const { id, partner_id, account_name, account_domain, country, product_family } = draft;
  const hours = await holdHours(call);
  if (hours === null) throw conflict('This program does not offer holds. Register the deal instead.');
  await requireActivePartner(call, partner_id);
  const keys = await customerKeys(call, { account_name, account_domain, country }, partner_id);
  await lockCustomer(call, keys);
  await requireChecked(call, partner_id, keys);
  const claim: Claim = {
    registration_id: id,
    partner_id,
    country,
    product_family,
    ...keys,
    deal_kind: draft.deal_kind ?? 'new',
    submitted_at: call.now(),
  };
  const { result, clause, reapply_on } = await verdict(call, claim);
  if (reapply_on)
    throw conflict(
      `A registration of this account was rejected recently. It can be registered again from ${reapply_on}.`,
    );
  if (result === 'not_eligible') {
    throw conflict(
      clause === 'own_company' ? 'This is your own company.' : 'You have already registered this account.',
    );
  }
  if (result !== 'free') throw conflict(notFree);
  await requireBudget(call, partner_id, id);
  // Remove an earlier hold of this draft.
  await call.run(sql`
    delete from deal_protections where organization_id = ${call.organization_id} and registration_id = ${id} and is_hold`);
  const isFree = await ifNotProtected(call, () =>
    call.run(
      `insert into deal_protections (organization_id, registration_id, partner_id, account_key, product_family, valid, is_hold)
       values ($1, $2, $3, $4, $5, tstzrange($6::timestamptz, $6::timestamptz + make_interval(hours => $7)), true)`,
      [call.organization_id, id, partner_id, keys.account_key, product_family, call.now(), hours],
    ),
  );
  if (!isFree) throw conflict(notFree);
  await change(call, id, { ...keys });
  await call.run(sql`
    update deal_registration_checks set result = 'held'
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and asked_on = ${call.today()}
      and account_key = ${keys.account_key}`);
}

async function requireChecked(call: Call, partner_id: string, keys: CustomerKeys): Promise<void> {
  const { account_key } = keys;
  const asked = checkedKeys(keys);
  const checks = await call.rows<{ account_key: string; asked_on: string; result: string }>(sql`
    select account_key, asked_on, result from deal_registration_checks
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and account_key = any(${asked}) and (asked_on = ${call.today()} or result = 'held') order by asked_on desc`);
  const held = checks.find((check) => check.result === 'held' && check.account_key === account_key);
  const daysAgo = held && (Date.parse(call.today()) - Date.parse(held.asked_on)) / 86_400_000;
  if (daysAgo !== undefined && daysAgo < AGAIN_AFTER_DAYS) {
    throw conflict(
      `You held this account on ${held!.asked_on}. You cannot hold it again within ${AGAIN_AFTER_DAYS} days. Register it instead.`,
    );
  }
  if (checks.filter(({ asked_on }) => asked_on === call.today()).length < asked.length)
    throw conflict('Check this account first. Both its website and its name must have been checked today.');
}

/** The partner or the company releases the hold; the account is free immediately. Repeating it changes nothing. */
export async function releaseHold(call: Call, draft: DealRegistration): Promise<void> {
  const { id } = draft;
  const mover = moverOf(call);
  if (!draft.is_held) return;
  await call.asCompany(async (company) => {
    await endHold(company, id, 'released');
    if (mover.side === 'company') await notifyHoldEnded(company, draft, 'ended');
    await scheduleConflictChecks(company, id);
  });
}

/** Holds that have run out by now. */
export async function expiredHolds(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select registration_id as id from deal_protections
    where organization_id = ${call.organization_id} and is_hold and ended_reason is null
      and upper(valid) <= ${call.now()} order by id`);
  return found.map(({ id }) => id);
}

export async function expireHold(call: Call, id: string): Promise<void> {
  const draft = await lockedRegistration(call, id);
  if (!draft.held_until || Date.parse(draft.held_until) > call.now().getTime()) return;
  await endHold(call, id, 'expired');
  await notifyHoldEnded(call, draft, 'expired');
  await scheduleConflictChecks(call, id);
}
