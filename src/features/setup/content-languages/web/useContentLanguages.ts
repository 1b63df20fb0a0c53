import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { ContentLanguages } from '../schema.ts';

export const CONTENT_LANGUAGES = 'content_languages';

export const useContentLanguages = (enabled = true) =>
  useQuery({
    queryKey: [CONTENT_LANGUAGES],
    queryFn: ({ signal }) => api<ContentLanguages>(CONTENT_LANGUAGES, { signal }),
    staleTime: 300_000,
    enabled,
  });

/** Whether records of a resource have texts that the company translates. */
export function useIsTranslated(resource: string | undefined): boolean {
  const { data } = useContentLanguages(resource !== undefined);
  return data !== undefined && data.languages.length > 0 && data.entities.some(({ name }) => name === resource);
}
