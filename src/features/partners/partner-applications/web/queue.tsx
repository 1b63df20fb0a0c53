import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { partnerApplication } from '../schema.ts';
import { applicationSteps } from '../steps.schema.ts';
import { decisionsChange } from './dialogs.tsx';
import { ApplicationStatusTag, Due, RiskTag } from './parts.tsx';
import { texts } from './texts.ts';

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
          label: texts.status,
          sortable: true,
          width: 150,
          render: (row) => <ApplicationStatusTag row={row} />,
        },
        { field: 'flag_count', label: texts.risk, sortable: true, width: 130, render: (row) => <RiskTag row={row} /> },
        {
          field: 'review_due_at',
          label: texts.decisionDue,
          sortable: true,
          width: 190,
          render: (row) => <Due row={row} />,
        },
        'owner_user_id',
        'country',
        'created_at',
        {
          of: 'door',
          render: ({ door }) => <StatusTag>{door === 'join' ? texts.joinsAPartner : texts.newPartner}</StatusTag>,
        },
      ]}
      filters={['status', 'page_id', 'owner_user_id', 'has_high_risk', { of: 'door', kind: 'select' }, 'review_due_at']}
      actions={actions}
      steps={applicationSteps}
      also={decisionsChange}
      empty={{ icon: UserPlus, text: texts.companiesThatApplyOnSignUp }}
    />
  );
}
