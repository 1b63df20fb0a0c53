import Mails from 'lucide-react/icons/mails';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { emailCampaign } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function CampaignList() {
  return (
    <NounList
      noun={emailCampaign}
      words={['campaign', 'campaigns']}
      columns={['name', 'status', 'audience_id', 'topic_id', 'scheduled_at', 'recipients', 'sent', 'clicked']}
      filters={['status', 'topic_id', 'audience_id']}
      create={{ label: t.newCampaign, to: '/email_campaign/create' }}
      empty={{ icon: Mails, text: t.empty }}
    />
  );
}
