import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { MailHistory, MailHistoryEntry, SubjectTable } from '../schema.ts';
import mailEntry from './mailEntry.tsx';

/** The emails sent about one record, newest first. */
export function useMailHistory(table: SubjectTable, id: string, most: number) {
  return useQuery({
    queryKey: ['mail_outbox', 'about', table, id, most],
    queryFn: ({ signal }) => api<MailHistory>(`${table}/${id}/mails?limit=${Math.min(most, 1000)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Renders the timeline entry of an email, with a link for people who can read it. */
export const useMailEntry = (): ((mail: MailHistoryEntry) => TimelineEntry) => mailEntry;
