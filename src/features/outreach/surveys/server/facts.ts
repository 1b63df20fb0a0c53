import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Feedback';
const latest = (row: string, what: string) =>
  `select ${what} from survey_responses r where r.organization_id = ${row}.organization_id and r.partner_id = ${row}.id
   order by r.created_at desc, r.id limit 1`;

/** The facts about a partner's identified answers that audiences can use. */
export const surveyFacts = defineFacts('partners', [
  {
    field: 'partner.survey_score',
    label: 'Latest survey score',
    group,
    kind: 'number',
    read: (row) => `(${latest(row, 'r.score')})`,
  },
]);
