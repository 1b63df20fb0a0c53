import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { RecordEmail } from '../schema.ts';
import { texts as t } from './texts.ts';

/** An email, or the answer to one, in the timeline of its record. */
export default function emailEntry(email: RecordEmail): TimelineEntry {
  const { id, created_at, author_name, body, direction, subject, to_names } = email;
  const isSent = direction === 'sent';
  return {
    id,
    at: created_at,
    who: author_name,
    icon: isSent ? Mail : MailOpen,
    what: isSent ? t.wrote(to_names.join(', '), subject) : t.answered(subject),
    body: <p style={{ whiteSpace: 'pre-line', margin: 0 }}>{body}</p>,
  };
}
