import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { commissionOption } from '#features/commissions/commissions/words.schema.ts';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type CommissionDispute, disputeStatusOptions } from '../schema.ts';
import { texts } from './texts.ts';
import { disputeReasonOptions } from './words.ts';

const partner: Column<CommissionDispute> = sayable({
  field: 'partner_name',
  label: 'Partner',
  sortable: true,
  width: 220,
});
const columns: Column<CommissionDispute>[] = sayable([
  { field: 'number', label: 'Dispute', value: ({ number }) => texts.dispute(number), sortable: true },
  { field: 'status', label: 'Status', kind: 'status', options: disputeStatusOptions, sortable: true },
  { field: 'amount_minor', label: 'Commission', kind: 'money', sortable: true },
  {
    field: 'reason',
    label: 'Problem',
    value: ({ reason }) => commissionOption(disputeReasonOptions, reason).label,
    width: 240,
  },
  { field: 'opportunity_name', label: 'Deal', width: 220 },
  { field: 'messages', label: 'Last message', value: ({ messages }) => messages.at(-1)?.body ?? '', width: 280 },
  { field: 'opened_at', label: 'Opened', kind: 'relative', sortable: true },
  { field: 'decided_at', label: 'Closed', kind: 'instant', sortable: true, hidden: true },
]);
const filters: FilterSpec[] = sayable([
  { field: 'status', label: 'Status', kind: 'multi', options: disputeStatusOptions },
  { field: 'reason', label: 'Problem', kind: 'multi', options: disputeReasonOptions },
  { field: 'opened_at', label: 'Opened', kind: 'instant' },
]);

/** Disputes of all partners, or the partner's own in partner mode. */
export default function DisputeList() {
  const isCompany = useSession().mode === 'company';
  const [first, ...others] = columns;
  return (
    <ResourceList<CommissionDispute>
      resource="commission_disputes"
      title={texts.disputes}
      columns={isCompany ? [first!, partner, ...others] : columns}
      filters={
        isCompany
          ? [...filters, { field: 'partner_id', label: texts.partner, kind: 'reference', resource: 'partners' }]
          : filters
      }
      sort={[{ field: 'opened_at', descending: true }]}
      to={({ line_id }) => `${isCompany ? '/commissions' : '/revenue/commissions'}/show/${line_id}`}
      empty={{
        icon: MessageSquareWarning,
        text: isCompany ? texts.partnersDisputesAboutTheirCommissionsAppear : texts.ifCommissionLooksWrongOpenIt,
      }}
    />
  );
}
