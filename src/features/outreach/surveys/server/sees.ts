import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

/** The surveys a partner's people were asked to answer and can still answer. */
export const seesSurveys = defineSees({
  kind: 'Surveys',
  can: 'surveys:view',
  of: async (call, partner_id) => {
    const found = await call.rows<{ id: string; name: string; people: number; since: string }>(sql`
      select s.id, s.name, count(*)::int as people, min(i.created_at) as since from survey_invitations i
      join surveys s on s.organization_id = i.organization_id and s.id = i.survey_id
      where i.organization_id = ${call.organization_id} and i.partner_id = ${partner_id} and i.status = 'open'
      group by s.id, s.name order by since desc, s.id limit 50`);
    return {
      entries: found.map(({ id, name, people, since }) => ({
        what: name,
        to: `/feedback/surveys/show/${id}`,
        rule: `Sent to ${people} ${people === 1 ? 'person' : 'people'} of this partner`,
        since,
      })),
    };
  },
});
