import UserPlus from 'lucide-react/icons/user-plus';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { partnerPage } from '../schema.ts';
import { texts } from './texts.ts';
import { decisionTime } from './words.ts';

export default function PartnerPageList() {
  return (
    <NounList
      noun={partnerPage}
      title={texts.partnerSignup}
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
          label: texts.medianDecisionTime,
          width: 180,
          value: ({ median_decision_seconds }) => decisionTime(median_decision_seconds),
        },
      ]}
      filters={['state', { field: 'type_id', label: texts.partnerType, kind: 'reference', resource: 'partner_types' }]}
      create={{ label: texts.newSignUpPage, to: '/partners/pages/create' }}
      empty={{
        icon: UserPlus,
        text: texts.signUpPageExplainsYourProgram,
      }}
    />
  );
}
