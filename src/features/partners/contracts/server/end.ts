import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { addDays } from '#shared/time/dates.ts';
import type { Contract, ContractSigning, ContractStatus } from '../schema.ts';
import type { ContractNotice, ContractTermination, ContractVoiding, NewSigner } from '../steps.schema.ts';
import { contractActor, recordContractEvent } from './events.ts';
import { lockedContract, signingsOf } from './locked.ts';
import { tellNotice } from './notices.ts';
import { lockedSigning } from './send.ts';
import { revokeSigningLinks, sendTurns } from './signing/turns.ts';

/** Withdraws a contract that not everybody has signed. */
export async function voidContract(call: Call, { id }: Contract, { reason }: ContractVoiding): Promise<void> {
  const contract = await lockedContract(call, id);
  await call.because(reason);
  await closeSignings(call, id, 'canceled');
  await end(call, id, 'voided', reason);
  await recordContractEvent(call, contract, { kind: 'voided', actor: contractActor(call), payload: { reason } });
}

/** Ends a running contract today, or on a day to come. */
export async function terminateContract(
  call: Call,
  { id }: Contract,
  { reason, ends_on }: ContractTermination,
): Promise<void> {
  const contract = await lockedContract(call, id);
  await call.because(reason);
  await recordContractEvent(call, contract, {
    kind: 'terminated',
    actor: contractActor(call),
    payload: { reason, ...(ends_on && { ends_on }) },
  });
  if (ends_on && ends_on > call.today()) {
    if (contract.effective_on && ends_on < contract.effective_on)
      throw conflict('It would end before it takes effect.');
    await call.run(sql`
      update contracts
      set ends_on = ${ends_on}, renewal = 'none', notice_given_on = ${call.today()}, end_reason = ${reason}
      where organization_id = ${call.organization_id} and id = ${id}`);
    await moveByDates(call, id);
    return;
  }
  await end(call, id, 'terminated', reason);
}

/** It ends on its last day instead of renewing. Either side can give notice before the notice period begins. */
export async function giveNotice(call: Call, { id }: Contract, { note }: ContractNotice): Promise<void> {
  const contract = await lockedContract(call, id);
  const last = addDays(contract.ends_on!, -contract.notice_days);
  if (call.today() > last)
    throw conflict(`Notice was possible until ${last}. The contract renews once more.`, { last_day: last });
  await call.asCompany(async (company) => {
    await company.run(sql`
      update contracts set notice_given_on = ${company.today()}
      where organization_id = ${company.organization_id} and id = ${id}`);
    await recordContractEvent(company, contract, {
      kind: 'notice_given',
      actor: { kind: 'user', name: call.actor.full_name },
      payload: { side: call.actor.mode, note: note ?? null },
    });
    await moveByDates(company, id);
  });
  await tellNotice(call, contract);
}

/** Someone else signs in this role. The link of the former signer stops working. Partners may not write signings. */
export async function delegateSigning(call: Call, { id }: ContractSigning, person: NewSigner): Promise<void> {
  const isPartner = call.actor.mode === 'partner';
  await call.asCompany(async (company) => {
    const { contract, signing } = await lockedSigning(company, id);
    if (isPartner && signing.side !== 'partner') throw conflict('You can only choose who signs for your side.');
    const isTurn = signing.status !== 'waiting';
    await revokeSigningLinks(company, id);
    await company.run(sql`
      update contract_signings
      set name = ${person.name}, email = ${person.email.toLowerCase()}, user_id = null, status = 'waiting',
        opened_at = null, turn_at = null, reminders = 0
      where organization_id = ${company.organization_id} and id = ${id}`);
    await recordContractEvent(company, contract, {
      kind: 'delegated',
      actor: { kind: 'user', name: call.actor.full_name },
      payload: { from: signing.email, to: person.email },
    });
    if (isTurn) await sendTurns(company, contract, await signingsOf(company, contract.id));
  });
}

export async function closeSignings(call: Call, contract_id: string, status: 'canceled' | 'expired'): Promise<void> {
  await call.run(sql`
    update contract_signings set status = ${status}
    where organization_id = ${call.organization_id} and contract_id = ${contract_id}
      and status in ('waiting', 'notified', 'opened', 'expired') and status <> ${status}`);
  for (const { id } of await signingsOf(call, contract_id)) await revokeSigningLinks(call, id);
}

async function end(call: Call, id: string, status: ContractStatus, reason: string | null): Promise<void> {
  await call.run(sql`
    update contracts set status = ${status}, ended_at = ${call.now()}, end_reason = coalesce(${reason}, end_reason),
      ends_on = case when ${status} = 'terminated' then greatest(effective_on, ${call.today()}::date) else ends_on end
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/**
 * Updates a signed contract's status by its dates: it starts, is about to end, renews, or ends. It is safe to repeat.
 */
export async function moveByDates(call: Call, id: string): Promise<'renewed' | 'ended' | 'expiring' | 'active' | null> {
  const contract = await lockedContract(call, id);
  const today = call.today();
  let { status } = contract;
  if (!['completed', 'active', 'expiring'].includes(status)) return null;
  if (status === 'completed') {
    if (contract.effective_on && contract.effective_on > today) return null;
    await move(call, id, 'active');
    status = 'active';
  }
  if (!contract.ends_on) return null;
  if (contract.ends_on < today) {
    const renews = contract.renewal !== 'none' && contract.notice_given_on === null;
    const months = contract.renewal_months ?? contract.term_months;
    if (renews && months) {
      await call.run(sql`
        update contracts set status = 'active', ends_on = (ends_on + 1 + make_interval(months => ${months}))::date - 1
        where organization_id = ${call.organization_id} and id = ${id}`);
      await recordContractEvent(call, contract, {
        kind: 'renewed',
        actor: contractActor(call),
        payload: { months },
      });
      return 'renewed';
    }
    await end(call, id, contract.notice_given_on && contract.renewal === 'none' ? 'terminated' : 'ended', null);
    await recordContractEvent(call, contract, { kind: 'ended', actor: contractActor(call) });
    return 'ended';
  }
  const isNear = addDays(contract.ends_on, -contract.notice_days) <= today;
  const next = isNear ? 'expiring' : 'active';
  if (next === status) return null;
  await move(call, id, next);
  return next;
}

async function move(call: Call, id: string, status: ContractStatus): Promise<void> {
  await call.run(
    sql`update contracts set status = ${status} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}
