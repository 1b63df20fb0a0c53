import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { LinkRules } from '../schema.ts';

/** The rules for creating links, once they are loaded. */
export function useLinkRules(): LinkRules | undefined {
  return useQuery({
    queryKey: ['referral_link_settings', 'rules'],
    queryFn: ({ signal }) => api<LinkRules>('referral_links/rules', { signal }),
  }).data;
}
