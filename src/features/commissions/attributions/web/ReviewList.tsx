import Receipt from 'lucide-react/icons/receipt';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { reviewStatusOptions, type SaleReview } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns: Column<SaleReview>[] = sayable([
  { field: 'invoice_id', label: 'Invoice' },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'customer_name', label: 'Customer', width: 180, sortable: true },
  { field: 'account_name', label: 'Account', width: 180, sortable: true },
  { field: 'summary', label: 'Reason', width: 320 },
  { field: 'status', label: 'Status', kind: 'status', options: reviewStatusOptions, sortable: true },
  { field: 'created_at', label: 'Received', kind: 'relative', sortable: true },
  { field: 'decided_by_name', label: 'Decided by', hidden: true },
]);

export default function ReviewList() {
  return (
    <ResourceList<SaleReview>
      resource="sale_reviews"
      permission="attribution_decisions"
      columns={columns}
      filters={[{ field: 'status', label: t.status, kind: 'multi', options: reviewStatusOptions }]}
      savedViews={false}
      to={({ id }) => `/referral-links/reviews/${id}`}
      empty={{ icon: Receipt, text: t.noReviews }}
    />
  );
}
