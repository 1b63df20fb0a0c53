import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const waiting: NeedRows = {
  kind: 'listing_change',
  rows: { status: 'submitted' },
  title: 't.partner_name',
  detail: 't.directory_name',
  at: 't.submitted_at',
  amount: 'null::bigint',
  currency: 'null',
};

export const figures = defineFigures({ needs: { listing_change: () => waiting } });
