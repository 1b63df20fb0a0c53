import ShieldAlert from 'lucide-react/icons/shield-alert';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { caseStatusOptions, type RiskCase } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns: Column<RiskCase>[] = sayable([
  { field: 'summary', label: 'Reason', width: 280 },
  { field: 'partner_name', label: 'Partner', sortable: true },
  { field: 'customer_name', label: 'Customer', width: 200 },
  { field: 'status', label: 'Status', kind: 'status', options: caseStatusOptions, sortable: true },
  { field: 'created_at', label: 'Opened', kind: 'relative', sortable: true },
  { field: 'decided_by_name', label: 'Decided by', hidden: true },
]);

export default function RiskList() {
  return (
    <ResourceList<RiskCase>
      resource="risk_cases"
      permission="attribution_decisions"
      columns={columns}
      filters={[{ field: 'status', label: t.status, kind: 'multi', options: caseStatusOptions }]}
      savedViews={false}
      to={({ id }) => `/referral-links/risk/${id}`}
      empty={{ icon: ShieldAlert, text: t.noCases }}
    />
  );
}
