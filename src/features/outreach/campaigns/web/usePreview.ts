import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import type { Block } from '../blocks.schema.ts';
import type { EmailPreview } from '../schema.ts';

/** Renders an email on the server while it is being written. @returns the properties of its frame */
export function usePreview(draft: {
  subject: string;
  preview_text: string | null;
  blocks: readonly Block[];
  topic_id: string | null;
}) {
  const [isDark, onDark] = useState(false);
  const [contact_id, onContact] = useState<string | null>(null);
  const body = useDebounced(JSON.stringify({ ...draft, is_dark: isDark, contact_id }), 400);
  const preview = useQuery({
    queryKey: ['email_campaigns', 'preview', body],
    queryFn: ({ signal }) =>
      api<EmailPreview>('email_campaigns/preview', { method: 'POST', body: JSON.parse(body) as object, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { subject = '', html = '', text = '' } = preview.data ?? {};
  return { subject, html, text, isDark, onDark, contact_id, onContact };
}
