import Users from 'lucide-react/icons/users';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { emailRecipient } from '../schema.ts';
import { texts as t } from './texts.ts';

const happened = [
  'is_delivered',
  'is_clicked',
  'is_replied',
  'is_bounced',
  'is_unsubscribed',
  'is_complained',
  'is_opened',
] as const;

/** The recipients of a campaign, or the campaigns that people of a partner got. */
export function RecipientList({
  by,
  id,
  title = null,
}: {
  by: 'campaign_id' | 'partner_id';
  id: string;
  title?: string | null;
}) {
  return (
    <NounList
      noun={emailRecipient}
      title={title}
      words={['recipient', 'recipients']}
      fixed={[{ field: by, operator: 'eq', values: [id] }]}
      columns={
        by === 'partner_id'
          ? [
              { of: 'campaign_id', hidden: false },
              'full_name',
              'status',
              'sent_at',
              'clicked_at',
              { of: 'partner_id', hidden: true },
            ]
          : ['full_name', 'email', 'partner_id', 'status', 'skip_reason', 'sent_at', 'clicked_at']
      }
      filters={['status', 'skip_reason', ...happened]}
      savedViews={false}
      empty={{ icon: Users, text: by === 'partner_id' ? t.emptyPartner : t.emptyRecipients }}
    />
  );
}
