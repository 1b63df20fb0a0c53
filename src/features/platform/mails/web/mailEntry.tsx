import Mail from 'lucide-react/icons/mail';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { MailHistoryEntry } from '../schema.ts';
import { texts } from './texts.ts';

/** An email in the timeline of its record. */
export default function mailEntry(mail: MailHistoryEntry): TimelineEntry {
  return { id: mail.id, at: mail.created_at, who: texts.email, icon: Mail, what: <MailText mail={mail} />, run };
}

const run = { key: 'emails', words: (count: number) => texts.emailsSent(count) };

/** An email is expected to arrive, so only a problem is named; the sent email has the rest. */
function MailText({ mail: { id, to_name, subject, status } }: { mail: MailHistoryEntry }) {
  const { mode } = useSession();
  const mayOpen = useCan('mail_outbox', 'manage') && mode === 'company';
  return (
    <>
      {texts.to(<strong>{to_name}</strong>)}{' '}
      {mayOpen ? <Link to={`/administration/mails?drawer=${id}`}>{subject}</Link> : subject}{' '}
      {status === 'failed' && <StatusTag tone="red">{texts.failedRetrying}</StatusTag>}
      {status === 'bounced' && <StatusTag tone="red">{texts.notDelivered}</StatusTag>}
      {status === 'withheld' && <StatusTag tone="gray">{texts.notSent}</StatusTag>}
    </>
  );
}
