import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, apiPage } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { type InAppNotification, NOTIFICATIONS_PAGE } from '../schema.ts';

const resource = 'in_app_notifications';

export function useUnreadCount() {
  return useQuery({
    queryKey: [resource, 'unread_count'],
    queryFn: ({ signal }) => api<{ unread_count: number }>(`${resource}/unread_count`, { signal }),
    select: ({ unread_count }) => unread_count,
  });
}

/** Newest first, five more with each page. */
export function useNotifications(tab: 'all' | 'unread', enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [resource, 'list', tab],
    queryFn: ({ pageParam, signal }) =>
      apiPage<InAppNotification>(
        resource,
        { _start: pageParam, _end: pageParam + NOTIFICATIONS_PAGE, ...(tab === 'unread' && { is_read: 'false' }) },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.length * NOTIFICATIONS_PAGE;
      return loaded < total ? loaded : undefined;
    },
    enabled,
  });
}

/** A new notification reloads the list, which drops a page being loaded. */
const MOST_TRIES = 5;

/** Loads one page more than the list has. */
export async function loadNextPage(
  fetchNextPage: (options: { cancelRefetch: false }) => Promise<{ data?: { pages: unknown[] }; isError: boolean }>,
  loaded: number,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { data, isError } = await fetchNextPage({ cancelRefetch: false });
    if (isError || (data && data.pages.length > loaded)) return;
  }
}

export function useMarkAsRead() {
  return useWrite<string[] | 'all', unknown>(resource, (ids) =>
    ids === 'all'
      ? api(`${resource}/mark_all_as_read`, { method: 'POST', body: {} })
      : api(`${resource}/mark_as_read`, { method: 'POST', body: { notification_ids: ids } }),
  );
}
