import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useSession } from '#web/session.tsx';
import type { CommissionDispute } from '../disputes.schema.ts';
import { disputeReasonOptions, disputeStatusOptions, optionOf } from './words.ts';

const partner: Column<CommissionDispute> = { field: 'partner_name', label: 'Partner', sortable: true, width: 220 };
const columns: Column<CommissionDispute>[] = [
  { field: 'number', label: 'Dispute', value: ({ number }) => `Dispute ${number}`, sortable: true },
  { field: 'status', label: 'State', kind: 'status', options: disputeStatusOptions, sortable: true },
  { field: 'amount_minor', label: 'Commission', kind: 'money', sortable: true },
  {
    field: 'reason',
    label: 'What is wrong',
    value: ({ reason }) => optionOf(disputeReasonOptions, reason).label,
    width: 240,
  },
  { field: 'opportunity_name', label: 'Deal', width: 220 },
  { field: 'messages', label: 'Last said', value: ({ messages }) => messages.at(-1)?.body ?? '', width: 280 },
  { field: 'opened_at', label: 'Since', kind: 'relative', sortable: true },
  { field: 'decided_at', label: 'Answered', kind: 'instant', sortable: true, hidden: true },
];
const filters: FilterSpec[] = [
  { field: 'status', label: 'State', kind: 'multi', options: disputeStatusOptions },
  { field: 'reason', label: 'What is wrong', kind: 'multi', options: disputeReasonOptions },
  { field: 'opened_at', label: 'Since', kind: 'instant' },
];

/** What partners say is wrong with their commissions; for a partner, its own. */
export default function DisputeList() {
  const isCompany = useSession().mode === 'company';
  const [first, ...others] = columns;
  return (
    <ResourceList<CommissionDispute>
      resource="commission_disputes"
      title="Disputes"
      noun={['dispute', 'disputes']}
      columns={isCompany ? [first!, partner, ...others] : columns}
      filters={
        isCompany
          ? [...filters, { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' }]
          : filters
      }
      sort={[{ field: 'opened_at', descending: true }]}
      to={({ line_id }) => `${isCompany ? '/commissions' : '/revenue/commissions'}/show/${line_id}`}
      empty={{
        icon: MessageSquareWarning,
        text: isCompany
          ? 'When a partner says that a commission is wrong, it stands here until somebody answers.'
          : 'When a commission looks wrong, open it and say so. What you said and what came of it stands here.',
      }}
    />
  );
}
