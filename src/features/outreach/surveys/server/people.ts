import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Survey } from '../schema.ts';

export interface SurveyPerson {
  user_id: string;
  partner_id: string;
}

/** The people a survey asks: of all partners in its audience, or of one of them. */
export async function surveyPeople(call: Call, survey: Survey, only?: string): Promise<SurveyPerson[]> {
  const partners = await partnersOf(call, survey, only);
  return call.rows<SurveyPerson>(sql`
    select s.user_id, p.id as partner_id from partners p cross join lateral partner_standings(p.id) s
    where p.organization_id = ${call.organization_id} and p.id = any(${partners}::uuid[])
      and (${survey.asks === 'everyone'} or s.role = 'partner_admin') order by p.id, s.user_id`);
}

/** Active partners of the audience that use the portal. */
async function partnersOf(call: Call, { audience_id }: Survey, only?: string): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select p.id from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and p.archived_at is null and s.category = 'active'
      and p.partner_organization_id is not null and (${only ?? null}::uuid is null or p.id = ${only ?? null})
      order by p.id`);
  const ids = found.map(({ id }) => id);
  if (!audience_id || ids.length === 0) return ids;
  const members = await memberships(call, [audience_id], ids);
  return ids.filter((id) => members.has(id));
}
