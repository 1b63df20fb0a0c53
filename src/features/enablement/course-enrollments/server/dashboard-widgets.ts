import { defineFigures, type NeedRows } from '#server/figures/define.ts';

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
