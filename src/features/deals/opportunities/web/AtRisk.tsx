import { sayable } from '#shared/text/labels.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { texts } from './texts.ts';

/** Marks a deal without recent activity. */
export function AtRisk({ deal }: { deal: { is_at_risk: boolean } }) {
  return deal.is_at_risk ? (
    <span title={texts.noRecentActivityOnThisDeal}>
      <StatusTag tone="amber">{texts.atRisk}</StatusTag>
    </span>
  ) : null;
}

export const atRiskColumn = sayable({
  field: 'is_at_risk',
  label: 'At risk',
  sortable: true,
  width: 100,
  // A column without such a deal is left out.
  value: ({ is_at_risk }) => is_at_risk || null,
  render: (deal) => <AtRisk deal={deal} />,
} as const satisfies Column<{ id: string; is_at_risk: boolean }>);
