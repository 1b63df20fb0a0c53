import { Call } from '#server/call.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import type {
  DealRegistrationCreate,
  DealRegistrationForPartner,
  DealRegistrationForPartnerCreate,
} from '../../schema.ts';
import { dealRegistrations } from '../resource.ts';
import { takeRegistrationStep } from '../steps.ts';
import { change } from './move.ts';

/**
 * The person who registers through a form: for a partner, with or without an account, or a team member on its behalf.
 */
export interface Submitter {
  partner_id: string;
  user_id: string | null;
  full_name: string;
  side: 'partner' | 'company';
}

/** Creates a registration and submits it, exactly as the deal desk does. @returns the id */
export async function registerForSubmitter(
  call: Call,
  who: Submitter,
  input: Omit<DealRegistrationCreate, 'partner_id'>,
): Promise<string> {
  return actingAs(call, who, async (acting) => {
    // Custom fields that partners do not see can still be on the company's form.
    const id = await acting.asCompany(async (company) => {
      const draft = await createRow(company, dealRegistrations, { ...input, partner_id: who.partner_id });
      await change(company, draft, { source: who.side });
      return draft;
    });
    await takeRegistrationStep.submit(acting, id, {});
    return id;
  });
}

/**
 * Creates and submits a partner's own registration in one step.
 * @param source `exchange` when the partner's own system sends it
 */
export async function registerAsPartner(
  call: Call,
  input: DealRegistrationForPartnerCreate,
  source: 'partner' | 'exchange' = 'partner',
): Promise<Pick<DealRegistrationForPartner, 'id' | 'number' | 'status'>> {
  const id = await createRow(call, dealRegistrations, input);
  if (source !== 'partner') await change(call, id, { source });
  await takeRegistrationStep.submit(call, id, {});
  return readRow<DealRegistrationForPartner>(call, dealRegistrations, id);
}

/** Answers the company's question. */
export function answerForSubmitter(call: Call, who: Submitter, id: string, answer: string): Promise<void> {
  return actingAs(call, who, (acting) => takeRegistrationStep.answer(acting, id, { answer }));
}

/** `call` has the company's rights and checked who this is. */
async function actingAs<T>(call: Call, who: Submitter, work: (call: Call) => Promise<T>): Promise<T> {
  const { partner_id, user_id, full_name, side } = who;
  const acting = new Call({
    ...call,
    actor: {
      ...call.actor,
      ...(side === 'partner'
        ? { mode: 'partner', role: 'partner_member', partner_id }
        : { mode: 'company', role: 'partner_manager' }),
      user_id,
      full_name,
    },
  });
  await call.tx.enter(acting.scope);
  try {
    return await work(acting);
  } finally {
    // A failed transaction refuses this too; it rolls back anyway and its scope ends.
    await call.tx.enter(call.scope).catch(() => {});
  }
}
