import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Link } from '#web/components/Link.tsx';
import type { Notice } from '../schema.ts';

const heardKey = 'tandem.heard';
const readHeard = () => (localStorage.getItem(heardKey) ?? '').split(',').filter(Boolean);

/** What who runs the installation says to everybody; once dismissed, not again in this browser. */
export default function Notices() {
  const [heard, setHeard] = useState(readHeard);
  const { data } = useQuery({
    queryKey: ['announcements', 'current'],
    queryFn: ({ signal }) => api<Notice[]>('announcements/current', { signal }),
    staleTime: 5 * 60_000,
    refetchInterval: 5 * 60_000,
  });
  const dismiss = (id: string) => {
    const next = [...heard, id].slice(-50);
    localStorage.setItem(heardKey, next.join());
    setHeard(next);
  };
  return (data ?? [])
    .filter(({ id, is_dismissible }) => !is_dismissible || !heard.includes(id))
    .map(({ id, text, link, tone, is_dismissible }) => (
      <Alert
        key={id}
        banner
        type={tone}
        showIcon
        title={
          <>
            {text} {link && <More to={link} />}
          </>
        }
        closable={is_dismissible && { onClose: () => dismiss(id), 'aria-label': 'Dismiss' }}
      />
    ));
}

function More({ to }: { to: string }) {
  return to.startsWith('/') ? (
    <Link to={to}>More</Link>
  ) : (
    <a href={to} target="_blank" rel="noreferrer">
      More
    </a>
  );
}
