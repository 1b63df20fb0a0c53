import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const open: NeedRows = {
  kind: 'resource_request',
  rows: { status: 'open' },
  title: 't.title',
  detail: 't.partner_name',
  at: 't.created_at',
  amount: 'null::bigint',
  currency: 'null',
};

export const figures = defineFigures({ needs: { resource_request: () => open } });
