import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const dispute: NeedRows = {
  kind: 'dispute',
  rows: { status: 'open' },
  title: 't.partner_name',
  detail: "coalesce(t.opportunity_name, 'Commission ' || t.line_number)",
  at: 't.opened_at',
};

export const figures = defineFigures({ needs: { dispute: () => dispute } });
