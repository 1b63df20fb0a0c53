import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const request: NeedRows = {
  kind: 'benefit_request',
  rows: { status: ['requested', 'approved'] },
  title: 't.partner_name',
  detail: 't.entitlement_name',
  at: 't.requested_at',
  amount: 'null::bigint',
  currency: 'null',
};

export const figures = defineFigures({ needs: { benefit_request: () => request } });
