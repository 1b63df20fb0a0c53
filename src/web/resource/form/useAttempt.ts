import { useRef } from 'react';
import { newId } from '#shared/ids.ts';
import { ApiError, api } from '../../requests/api.ts';

/**
 * Sends the content of a form at most once: an unchanged repetition (a double click, a retry after a network failure)
 * has the same idempotency key, and the server returns the first response. A changed or refused request gets a new key.
 */
export function useAttempt<R>(): (path: string, body: unknown) => Promise<R> {
  const last = useRef({ sent: '', key: '' });
  return async (path, body) => {
    const sent = JSON.stringify([path, body]);
    if (last.current.sent !== sent) last.current = { sent, key: newId() };
    try {
      return await api<R>(path, { method: 'POST', body, idempotencyKey: last.current.key });
    } catch (error) {
      // After a network or server failure it is unknown whether the request was performed.
      if (error instanceof ApiError && error.status < 500) last.current.sent = '';
      throw error;
    }
  };
}
