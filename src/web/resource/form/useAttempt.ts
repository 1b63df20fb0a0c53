import { useRef } from 'react';
import { newId } from '#shared/ids.ts';
import { ApiError, api } from '../../api.ts';

/**
 * Sends what a form holds once: sent again as it was (a second click, a retry after the network failed) it carries the same
 * key, and the server answers what it answered. Changed, or refused, it is another attempt.
 */
export function useAttempt<R>(): (path: string, body: unknown) => Promise<R> {
  const last = useRef({ sent: '', key: '' });
  return async (path, body) => {
    const sent = JSON.stringify([path, body]);
    if (last.current.sent !== sent) last.current = { sent, key: newId() };
    try {
      return await api<R>(path, { method: 'POST', body, idempotencyKey: last.current.key });
    } catch (error) {
      // A failure on the way there or back leaves open whether it was done.
      if (error instanceof ApiError && error.status < 500) last.current.sent = '';
      throw error;
    }
  };
}
