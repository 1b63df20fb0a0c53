import { defineHealthSignals } from '#server/extension-points/health-signals.ts';
import { counted, sentence } from '#shared/text/sentence.ts';

const responses = (what: string) => `(select ${what} from survey_responses r where r.organization_id = p.organization_id
  and r.partner_id = p.id and r.created_at > $4::timestamptz - interval '12 months')`;
const score = responses('round(avg(r.score), 1)');

export const healthSignals = defineHealthSignals([
  {
    key: 'feedback',
    label: 'Feedback',
    weight: 15,
    points: `${score} * 10`,
    values: { score, count: responses('count(*)::int') },
    say: ({ score: average, count }) =>
      sentence`${average} of 10 on average in ${counted(count, 'answer', 'answers')}.`,
    to: '/partners/show/$id?tab=feedback',
  },
]);
