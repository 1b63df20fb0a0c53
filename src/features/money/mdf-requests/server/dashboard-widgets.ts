import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const request: NeedRows = {
  kind: 'mdf_request',
  rows: { status: 'submitted' },
  title: 't.partner_name',
  detail: 't.title',
  at: 't.submitted_at',
};

export const figures = defineFigures({ needs: { mdf_request: () => request } });
