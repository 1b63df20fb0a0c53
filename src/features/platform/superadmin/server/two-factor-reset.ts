import { emailAboutTwoFactorReset } from '#features/access/people/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { TwoFactorReset } from '../schema.ts';
import { isMember } from './companies.ts';
import { recordOperation, writeCompanyLog } from './service.ts';

/** Resets two-factor authentication of a person of a company, or of one of its partners. */
export async function resetUserTwoFactor(call: Call, company_id: string, given: TwoFactorReset): Promise<void> {
  const { user_id, reason } = given;
  if (!(await isMember(call, company_id, user_id))) throw invalid({ user_id: ['does not belong to this company'] });
  await disableLostTwoFactor(call, user_id, { company_id, reason });
}

/**
 * Resets two-factor authentication of a person who lost phone and recovery codes, and ends their sessions. Every
 * organization the login opens has an entry in its log.
 */
export async function disableLostTwoFactor(
  call: Call,
  user_id: string,
  { company_id, reason }: { company_id?: string; reason: string },
): Promise<void> {
  if (user_id === call.actor.user_id)
    throw conflict('You cannot reset your own two-factor authentication here. Turn it off in your profile.');
  const [row] = await call.rows<{ was_on: boolean }>(sql`select reset_second_proof(${user_id}) as was_on`);
  if (!row!.was_on) throw conflict('This person has not set up two-factor authentication.');
  const homes = await call.rows<{ id: string; organization_id: string }>(
    sql`select id, organization_id from memberships where user_id = ${user_id} and status = 'active'`,
  );
  for (const { id, organization_id } of homes) {
    const changes = { has_two_factor: [true, false] };
    await writeCompanyLog(call, organization_id, { ref_table: 'memberships', ref_id: id, changes, reason });
  }
  await recordOperation(call, {
    action: 'two-factor reset',
    ref_table: 'users',
    ref_id: user_id,
    ...(company_id && { company_id }),
    reason,
  });
  await emailAboutTwoFactorReset(call, user_id, reason);
}
