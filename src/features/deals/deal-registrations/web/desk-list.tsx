import ShieldCheck from 'lucide-react/icons/shield-check';
import { useCustomColumns } from '#web/resource/custom-fields/useCustomColumns.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session.tsx';
import type { DealRegistrationForPartner } from '../schema.ts';
import { Clock } from './Clock.tsx';
import { DeskActions } from './DeskActions.tsx';
import { DealStage } from './registration/DealStage.tsx';
import { RegistrationStatus } from './Status.tsx';
import { statusOptions } from './words.ts';

const columns: Column<DealRegistrationForPartner>[] = [
  { field: 'account_name', label: 'Account', sortable: true },
  { field: 'number', label: 'No.', sortable: true, width: 80 },
  { field: 'status', label: 'Status', sortable: true, width: 230, render: (row) => <RegistrationStatus row={row} /> },
  { field: 'clock', label: 'Deadline', width: 200, render: (row) => <Clock row={row} /> },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  {
    field: 'opportunity_stage_name',
    label: 'Deal stage',
    width: 140,
    render: (row) => (row.opportunity_stage_name ? <DealStage row={row} /> : <span className="meta">–</span>),
  },
  { field: 'submitted_at', label: 'Submitted', kind: 'date', sortable: true },
  { field: 'type_name', label: 'Deal type', hidden: true },
  { field: 'product_family_name', label: 'Products', hidden: true },
  { field: 'account_domain', label: 'Website', hidden: true },
  { field: 'review_due_at', label: 'Decision due', kind: 'instant', sortable: true, hidden: true },
  { field: 'expires_at', label: 'Protection ends', kind: 'date', sortable: true, hidden: true },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date', sortable: true, hidden: true },
  { field: 'submitted_by_name', label: 'Submitted by', kind: 'person', hidden: true },
  { field: 'decided_at', label: 'Decided', kind: 'date', sortable: true, hidden: true },
];

const filters: FilterSpec[] = [
  { field: 'status', label: 'Status', kind: 'multi', options: statusOptions },
  { field: 'type_id', label: 'Deal type', kind: 'reference', resource: 'opportunity_types' },
  { field: 'review_due_at', label: 'Decision due', kind: 'instant' },
  { field: 'expires_at', label: 'Protection ends', kind: 'instant' },
  { field: 'submitted_at', label: 'Submitted', kind: 'instant' },
  { field: 'submitted_by_name', label: 'Submitted by', kind: 'text' },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date' },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
  { field: 'is_at_risk', label: 'At risk', kind: 'bool' },
];

export default function DeskList() {
  const custom = useCustomColumns<DealRegistrationForPartner>('deal_registrations');
  const mayManage = useCan('deal_registrations', 'manage');
  return (
    <ResourceList<DealRegistrationForPartner>
      resource="deal_registrations"
      title="Deal desk"
      noun={['registration', 'registrations']}
      columns={[...columns, ...custom.columns]}
      filters={[...filters, ...custom.filters]}
      sort={[{ field: 'updated_at', descending: true }]}
      to={({ id, status }) =>
        status === 'draft' && mayManage ? `/revenue/deal-desk/create?draft=${id}` : `/revenue/deal-desk/show/${id}`
      }
      create={{ label: 'Register deal', to: '/revenue/deal-desk/create' }}
      actions={mayManage && <DeskActions />}
      empty={{
        icon: ShieldCheck,
        text: 'Register a deal before you work on it. Once approved, no other partner can register the same account.',
      }}
    />
  );
}
