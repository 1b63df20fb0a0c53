import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { partnerApplication } from '../schema.ts';
import { applicationSteps } from '../steps.schema.ts';
import { decisionsChange } from './dialogs.tsx';
import { ApplicationStatusTag, Due, RiskTag } from './parts.tsx';

/** Applications to become a partner, open ones first. */
export default function ApplicationQueue({ actions }: { actions: ReactNode }) {
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
      steps={applicationSteps}
      also={decisionsChange}
      empty={{ icon: UserPlus, text: 'Companies that apply on a sign-up page appear here for your decision.' }}
    />
  );
}
