import { createPublishedForm } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { PartnerPage, PartnerPageCreate } from '../schema.ts';
import { signupForm } from '../signup-form.ts';

/** The purpose of the forms of sign-up pages. */
export const APPLICATION_PURPOSE = 'partner_application';

/** A page without a form gets a new one with the usual questions, already published. */
export async function beginPartnerPage(call: Call, input: PartnerPageCreate): Promise<Row> {
  const form_id =
    input.form_id ??
    (await createPublishedForm(call, {
      name: `${input.name}: application`,
      purpose: APPLICATION_PURPOSE,
      definition: signupForm(),
    }));
  return stored(call, { ...input, form_id });
}

export async function checkPartnerPage(call: Call, current: PartnerPage, patch: Partial<PartnerPage>): Promise<Row> {
  const opens_on = patch.opens_on === undefined ? current.opens_on : patch.opens_on;
  const closes_on = patch.closes_on === undefined ? current.closes_on : patch.closes_on;
  if (opens_on && closes_on && closes_on < opens_on)
    throw invalid({ closes_on: ['must not be before the day on which the page opens'] });
  return stored(call, patch);
}

async function stored(call: Call, input: Partial<PartnerPage>): Promise<Row> {
  if (input.opens_on && input.closes_on && input.closes_on < input.opens_on)
    throw invalid({ closes_on: ['must not be before the day on which the page opens'] });
  if (input.form_id) await requireForm(call, input.form_id);
  if (input.track_id) await requireTrack(call, input.track_id);
  if (input.auto_approve_audience_id) await requireAudience(call, input.auto_approve_audience_id);
  return input as Row;
}

async function requireForm(call: Call, id: string): Promise<void> {
  const form = await call.maybe<{ purpose: string }>(sql`
    select purpose from forms where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
  if (form?.purpose !== APPLICATION_PURPOSE)
    throw invalid({ form_id: ['must be a form with the purpose “Partner sign-up”'] });
}

async function requireTrack(call: Call, id: string): Promise<void> {
  const track = await call.maybe(sql`
    select from tracks
    where organization_id = ${call.organization_id} and id = ${id} and partner_id is null and archived_at is null`);
  if (!track) throw invalid({ track_id: ['does not exist'] });
}

async function requireAudience(call: Call, id: string): Promise<void> {
  const audience = await call.maybe<{ entity: string }>(sql`
    select entity from audiences where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
  if (audience?.entity !== 'partners') throw invalid({ auto_approve_audience_id: ['must be an audience of partners'] });
}
