import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { automationApproval } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function Approvals() {
  return (
    <NounList
      noun={automationApproval}
      title={t.approvals}
      to={({ id }) => `/automations/approvals/${id}`}
      empty={{ icon: ThumbsUp, text: t.emptyApprovals }}
    />
  );
}
