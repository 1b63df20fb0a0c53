import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { api } from '#web/api.ts';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Option } from '#web/resource/list/columns.ts';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { useCan, useSession } from '#web/session.tsx';
import type { MailHistory, MailHistoryEntry, SubjectTable } from '../schema.ts';

const outcomes: readonly Option[] = [
  { value: 'queued', label: 'Queued', tone: 'amber' },
  { value: 'sent', label: 'Delivered', tone: 'green' },
  { value: 'failed', label: 'Failed, retrying', tone: 'red' },
  { value: 'withheld', label: 'Not sent', tone: 'gray' },
];

/** The emails sent about one record, newest first. */
export function useMailHistory(table: SubjectTable, id: string, most: number) {
  return useQuery({
    queryKey: ['mail_outbox', 'about', table, id, most],
    queryFn: ({ signal }) => api<MailHistory>(`${table}/${id}/mails?limit=${Math.min(most, 1000)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Renders the timeline entry of an email, with a link for people who can read it. */
export function useMailEntry(): (mail: MailHistoryEntry) => TimelineEntry {
  const { mode } = useSession();
  const mayOpen = useCan('mail_outbox', 'manage') && mode === 'company';
  return (mail) => {
    const outcome = outcomes.find(({ value }) => value === mail.status);
    return {
      id: mail.id,
      at: mail.created_at,
      who: 'Email',
      icon: Mail,
      what: (
        <>
          to <strong>{mail.to_name}</strong>:{' '}
          {mayOpen ? <Link to={`/administration/mails?drawer=${mail.id}`}>{mail.subject}</Link> : mail.subject}{' '}
          <StatusTag tone={outcome?.tone}>{outcome?.label}</StatusTag>
        </>
      ),
    };
  };
}
