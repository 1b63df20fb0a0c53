import { Button } from 'antd';
import Mails from 'lucide-react/icons/mails';
import { Link } from '#web/components/Link.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { emailCampaign } from '../schema.ts';
import { CampaignStatus } from './CampaignStatus.tsx';
import { texts as t } from './texts.ts';

export default function CampaignList() {
  // A sequence of emails is an automation.
  const mayAutomate = useCan('automations', 'manage');
  return (
    <NounList
      noun={emailCampaign}
      words={['campaign', 'campaigns']}
      columns={[
        'name',
        { of: 'status', render: (row) => <CampaignStatus row={row} /> },
        'audience_id',
        'topic_id',
        'scheduled_at',
        'recipients',
        'sent',
        'clicked',
      ]}
      filters={['status', 'topic_id', 'audience_id']}
      create={{ label: t.newCampaign, to: '/email_campaign/create' }}
      actions={
        mayAutomate && (
          <Link to="/automations/create?group=Campaigns">
            <Button>{t.newSequence}</Button>
          </Link>
        )
      }
      empty={{ icon: Mails, text: t.empty }}
    />
  );
}
