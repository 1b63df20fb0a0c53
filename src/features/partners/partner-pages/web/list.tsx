import UserPlus from 'lucide-react/icons/user-plus';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { partnerPage } from '../schema.ts';
import { decisionTime } from './words.ts';

export default function PartnerPageList() {
  return (
    <NounList
      noun={partnerPage}
      title="Partner Signup"
      columns={[
        'name',
        'state',
        'views',
        'starts',
        'submissions',
        'approvals',
        'open_applications',
        {
          field: 'median_decision_seconds',
          label: 'Median decision time',
          width: 180,
          value: ({ median_decision_seconds }) => decisionTime(median_decision_seconds),
        },
      ]}
      filters={['state', { field: 'type_id', label: 'Partner type', kind: 'reference', resource: 'partner_types' }]}
      create={{ label: 'New sign-up page', to: '/partners/pages/create' }}
      empty={{
        icon: UserPlus,
        text: 'A sign-up page explains your program and lets companies apply to become partners.',
      }}
    />
  );
}
