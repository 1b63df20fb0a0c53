import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const review: NeedRows = {
  kind: 'customer_review',
  rows: { status: ['in_moderation', 'disputed'] },
  late: { status: 'disputed' },
  title: 't.partner_name',
  detail: "coalesce(t.author, '') || coalesce(', ' || t.company, '')",
  at: 't.submitted_at',
  amount: 'null::bigint',
  currency: 'null',
};

export const figures = defineFigures({ needs: { customer_review: () => review } });
