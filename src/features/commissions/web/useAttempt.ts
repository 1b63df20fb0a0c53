import { useRef } from 'react';
import { ApiError, api } from '#web/api.ts';

/**
 * Sends money once: the same form sent again (a second click, a retry after the network failed) carries the same key. What the
 * server refused was not booked, so the next attempt is a new one; a failure on the way there or back leaves that open.
 */
export function useAttempt<R>(): (path: string, body: unknown) => Promise<R> {
  const key = useRef(crypto.randomUUID());
  return async (path, body) => {
    try {
      return await api<R>(path, { method: 'POST', body, idempotencyKey: key.current });
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) key.current = crypto.randomUUID();
      throw error;
    }
  };
}

/** What changes with a line that a person entered. */
export const changedByHand = ['commission_events', 'ledger_accounts', 'journal_entries', 'payout_items'];
