import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { ContentLanguages } from '../schema.ts';

export const CONTENT_LANGUAGES = 'content_languages';

const read = (signal: AbortSignal) => api<ContentLanguages>(CONTENT_LANGUAGES, { signal });

export const useContentLanguages = () =>
  useQuery({ queryKey: [CONTENT_LANGUAGES], queryFn: ({ signal }) => read(signal) });

/** The resources with texts that the company translates. */
export const translatedResources = {
  queryKey: [CONTENT_LANGUAGES, 'resources'],
  read: async (signal: AbortSignal): Promise<string[]> => {
    const { languages, entities } = await read(signal);
    return languages.length > 0 ? entities.map(({ name }) => name) : [];
  },
};
