import { defineFigures, type NeedRows } from '#features/reporting/dashboards/server/service.ts';

const assignment: NeedRows = {
  kind: 'assignment',
  rows: { status: ['submitted'] },
  title: 't.lesson_title',
  detail: "t.learner_name || ', ' || coalesce(t.partner_name, '')",
  at: 't.created_at',
  amount: 'null::bigint',
  currency: 'null',
};

export const figures = defineFigures({ needs: { assignment: () => assignment } });
