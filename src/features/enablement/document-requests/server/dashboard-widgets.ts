import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const review: NeedRows = {
  kind: 'document_review',
  rows: { status: 'uploaded' },
  title: 't.partner_name',
  detail: 't.name',
  at: 't.uploaded_at',
  amount: 'null::bigint',
  currency: 'null',
};

export const figures = defineFigures({ needs: { document_review: () => review } });
