import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/columns.ts';

/** Said of a deal that nobody has touched for too long; nothing of the others. */
export function AtRisk({ deal }: { deal: { is_at_risk: boolean } }) {
  return deal.is_at_risk ? (
    <span title="Nobody moved it, wrote a note or changed it for too long">
      <StatusTag tone="amber">At risk</StatusTag>
    </span>
  ) : null;
}

export const atRiskColumn = {
  field: 'is_at_risk',
  label: 'At risk',
  sortable: true,
  width: 100,
  render: (deal) => <AtRisk deal={deal} />,
} as const satisfies Column<{ id: string; is_at_risk: boolean }>;
