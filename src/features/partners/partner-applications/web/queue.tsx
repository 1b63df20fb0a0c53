import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { type PartnerApplication, partnerApplication } from '../schema.ts';
import { decisionsChange } from './dialogs.tsx';
import { ApplicationStatusTag, Due, RiskTag } from './parts.tsx';

/** Applications to become a partner, open ones first. */
export default function ApplicationQueue({ actions }: { actions: ReactNode }) {
  const { mutateAsync: approve } = useWrite<string, PartnerApplication>(
    'partner_applications',
    (id) => api(`partner_applications/${id}/approve`, { method: 'POST', body: {} }),
    decisionsChange,
  );
  return (
    <NounList
      noun={partnerApplication}
      title="Sign-ups"
      columns={[
        'company_name',
        { of: 'contact_name', kind: 'person' },
        {
          field: 'status',
          label: 'Status',
          sortable: true,
          width: 150,
          render: (row) => <ApplicationStatusTag row={row} />,
        },
        { field: 'flag_count', label: 'Risk', sortable: true, width: 130, render: (row) => <RiskTag row={row} /> },
        {
          field: 'review_due_at',
          label: 'Decision due',
          sortable: true,
          width: 190,
          render: (row) => <Due row={row} />,
        },
        'owner_user_id',
        'country',
        'created_at',
        {
          of: 'door',
          render: ({ door }) => <StatusTag>{door === 'join' ? 'Joins a partner' : 'New partner'}</StatusTag>,
        },
      ]}
      filters={['status', 'page_id', 'owner_user_id', 'has_high_risk', { of: 'door', kind: 'select' }, 'review_due_at']}
      actions={actions}
      bulk={() => [
        {
          label: 'Approve',
          icon: UserCheck,
          ask: (rows) =>
            rows.length === 1
              ? `Approve ${rows[0]!.company_name} with the defaults of its sign-up page?`
              : `Approve ${rows.length} applications, each with the defaults of its sign-up page?`,
          each: ({ id }) => approve(id),
        },
      ]}
      empty={{ icon: UserPlus, text: 'Companies that apply on a sign-up page appear here for your decision.' }}
    />
  );
}
