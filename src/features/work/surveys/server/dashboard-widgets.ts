import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const lowScore: NeedRows = {
  kind: 'low_survey_score',
  rows: { kind: 'detractor', status: 'new' },
  title: 't.partner_name',
  detail: "'Score ' || t.score || coalesce(': ' || t.comment, '')",
  at: 't.created_at',
  amount: 'null::bigint',
  currency: 'null',
};

const toAnswer: NeedRows = {
  kind: 'survey_to_answer',
  rows: { status: 'open' },
  title: 't.survey_name',
  detail: "case when t.is_anonymous then 'Anonymous' else '' end",
  at: 't.closes_at',
  amount: 'null::bigint',
  currency: 'null',
};

export const figures = defineFigures({ needs: { low_survey_score: () => lowScore, survey_to_answer: () => toAnswer } });
