import { statusWords } from '#features/deals/deal-registrations/web/index.tsx';
import { sayable } from '#shared/text/labels.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { ReferralEntry } from '../schema.ts';
import { texts } from './texts.ts';

const columns: Column<ReferralEntry>[] = sayable([
  { field: 'account_name', label: 'Account', sortable: true },
  { field: 'number', label: 'No.', sortable: true, width: 80 },
  {
    field: 'status',
    label: 'Status',
    sortable: true,
    width: 190,
    render: ({ status }) => <StatusTag tone={statusWords(status).tone}>{statusWords(status).label}</StatusTag>,
  },
  { field: 'partner_name', label: 'Partner' },
  { field: 'submitter_name', label: 'Sent by', kind: 'person' },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'created_at', label: 'Received', kind: 'instant', sortable: true },
]);

/** The entries received through one form. */
export function EntryList({ pageId }: { pageId: string }) {
  return (
    <ResourceList<ReferralEntry>
      resource="referral_entries"
      permission="deal_registrations"
      columns={columns}
      fixed={[{ field: 'page_id', operator: 'eq', values: [pageId] }]}
      to={({ id }) => `/referral-pages/opportunities/show/${id}`}
      savedViews={false}
      empty={{ text: texts.nothingHasBeenRegisteredWithThis }}
    />
  );
}
