import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { FollowUp, SurveyResponse } from '../schema.ts';

/** Notes what is done about an answer; the answer itself never changes. */
export async function followUpSurvey(call: Call, current: SurveyResponse, given: FollowUp): Promise<void> {
  if (given.owner_user_id) {
    const person = await call.maybe(sql`
      select from people
      where organization_id = ${call.organization_id} and id = ${given.owner_user_id} and status = 'active'`);
    if (!person) throw invalid({ owner_user_id: ['is not a team member'] });
  }
  await call.run(sql`
    insert into survey_follow_ups (organization_id, response_id, partner_id, status, owner_user_id, note, tags)
    values (${call.organization_id}, ${current.id}, ${current.partner_id}, ${given.status ?? current.status},
      ${given.owner_user_id === undefined ? current.owner_user_id : given.owner_user_id},
      ${given.note === undefined ? current.note : given.note}, ${given.tags ?? current.tags})
    on conflict (organization_id, response_id) do update set status = excluded.status,
      owner_user_id = excluded.owner_user_id, note = excluded.note, tags = excluded.tags`);
}
