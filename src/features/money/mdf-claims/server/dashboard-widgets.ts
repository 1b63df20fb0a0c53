import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const claim: NeedRows = {
  kind: 'mdf_claim',
  rows: { status: 'submitted' },
  title: 't.partner_name',
  detail: 't.request_title',
  at: 't.submitted_at',
};

export const figures = defineFigures({ needs: { mdf_claim: () => claim } });
