import { defineFigures, type NeedRows } from '#features/reporting/dashboards/server/service.ts';

const move: NeedRows = {
  kind: 'tier_move',
  rows: { status: ['proposed'] },
  late: { kind: 'appeal' },
  title: 't.partner_name',
  detail: "coalesce(t.from_tier_name, 'No tier') || ' → ' || coalesce(t.to_tier_name, 'No tier')",
  at: 't.created_at',
  amount: 'null::bigint',
  currency: 'null',
};

export const figures = defineFigures({ needs: { tier_move: () => move } });
