import { useSession } from '#web/session/session.tsx';

/** The address of tracks in this view. */
export const useTrackBase = () =>
  useSession().mode === 'company' ? '/enablement/tracks' : '/enablement/partner-tracks';
