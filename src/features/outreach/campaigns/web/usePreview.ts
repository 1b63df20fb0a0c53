import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import type { Block } from '../blocks.schema.ts';
import type { EmailPreview } from '../schema.ts';

/** Renders an email on the server while it is being written. */
export function usePreview(draft: {
  subject: string;
  preview_text: string | null;
  blocks: readonly Block[];
  topic_id: string | null;
  is_dark: boolean;
}) {
  const body = useDebounced(JSON.stringify(draft), 400);
  return useQuery({
    queryKey: ['email_campaigns', 'preview', body],
    queryFn: ({ signal }) =>
      api<EmailPreview>('email_campaigns/preview', { method: 'POST', body: JSON.parse(body) as object, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
