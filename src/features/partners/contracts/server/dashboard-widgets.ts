import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const contract: NeedRows = {
  kind: 'contract',
  rows: { status: ['sent', 'partially_signed', 'expiring'] },
  late: { status: 'expiring' },
  title: 't.title',
  detail: "coalesce(t.waits_for, t.partner_name, '')",
  at: 'coalesce(t.ends_on::timestamptz, t.sent_at)',
  amount: 'null::bigint',
  currency: 'null',
};

export const figures = defineFigures({ needs: { contract: () => contract } });
