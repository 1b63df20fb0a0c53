import { useRouterState } from '@tanstack/react-router';
import { ComingSoon } from '../components/ComingSoon.tsx';
import { NotFound } from '../components/NotFound.tsx';
import { useSession } from '../session/session.tsx';

/** An announced module without code has the address of its key: `/data_rooms` or `/data-rooms`. */
export function UnknownAddress() {
  const { announced } = useSession();
  const place = useRouterState({ select: ({ location }) => location.pathname.split('/')[1] ?? '' });
  return announced.includes(place.replaceAll('-', '_')) ? <ComingSoon /> : <NotFound />;
}
