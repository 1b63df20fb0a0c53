import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { MeetingCadenceCreate, MeetingCreate } from '../schema.ts';
import { createMeeting, createMeetingCadence } from './service.ts';

/** @returns the id of a scheduled meeting */
export async function sampleMeeting(call: Call, overrides: Partial<MeetingCreate> = {}): Promise<string> {
  const partner_id = overrides.partner_id ?? (await samplePartner(call));
  const time = overrides.proposed_times
    ? {}
    : { starts_at: new Date(call.now().getTime() + 7 * 86_400_000).toISOString() };
  return createMeeting(call, { title: 'Pipeline review', kind: 'pipeline', ...time, ...overrides, partner_id });
}

/** @returns the id */
export async function sampleMeetingCadence(call: Call, overrides: Partial<MeetingCadenceCreate> = {}): Promise<string> {
  const tier_id = overrides.tier_id ?? (await samplePartnerTier(call));
  return createMeetingCadence(call, { kind: 'qbr', every_months: 3, ...overrides, tier_id });
}

/** @returns the id of a meeting that is due */
export async function sampleDueMeeting(call: Call): Promise<string> {
  const tier_id = await samplePartnerTier(call);
  const partner_id = await samplePartner(call, { tier_id });
  await sampleMeetingCadence(call, { tier_id });
  const { id } = await call.one<{ id: string }>(
    sql`select id from meeting_dues where organization_id = ${call.organization_id} and partner_id = ${partner_id}`,
  );
  return id;
}
