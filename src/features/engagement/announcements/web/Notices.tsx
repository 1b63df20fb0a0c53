import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { apiAll } from '#web/requests/api.ts';
import type { Notice } from '../schema.ts';

const NoticeList = lazy(() => import('./NoticeList.tsx'));

const heardKey = 'tandem.heard';
const readHeard = () => (localStorage.getItem(heardKey) ?? '').split(',').filter(Boolean);

/**
 * Announcements of the installation's operator; once dismissed, they stay hidden in this browser. Usually there are
 * none.
 */
export default function Notices() {
  const [heard, setHeard] = useState(readHeard);
  const { data } = useQuery({
    queryKey: ['announcements', 'current'],
    queryFn: ({ signal }) => apiAll<Notice>('announcements/current', { signal }),
    staleTime: 5 * 60_000,
    refetchInterval: 5 * 60_000,
  });
  const dismiss = (id: string) => {
    const next = [...heard, id].slice(-50);
    localStorage.setItem(heardKey, next.join());
    setHeard(next);
  };
  const shown = (data ?? []).filter(({ id, is_dismissible }) => !is_dismissible || !heard.includes(id));
  return (
    shown.length > 0 && (
      <Suspense>
        <NoticeList notices={shown} onDismiss={dismiss} />
      </Suspense>
    )
  );
}
