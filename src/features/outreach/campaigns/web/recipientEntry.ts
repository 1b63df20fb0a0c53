import Mails from 'lucide-react/icons/mails';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { EmailRecipient } from '../schema.ts';
import { texts as t } from './texts.ts';

/** A campaign that a person of a partner got, in the partner's timeline. */
export default function recipientEntry(row: EmailRecipient): TimelineEntry {
  return {
    id: row.id,
    at: row.sent_at!,
    who: row.full_name,
    icon: Mails,
    what: row.clicked_at ? t.gotAndClicked(row.campaign_name ?? '') : t.got(row.campaign_name ?? ''),
  };
}
