import { texts as t } from './texts.ts';

/** Why the server did not do it, in words to show; with what it said beside them. */
export interface Refused {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  [fact: string]: unknown;
}

/**
 * Not the application's own call: that one acts for whoever is signed in, and leads away when a session has ended. Here nobody
 * is signed in yet, or perhaps somebody else. @throws Refused
 */
export async function call<T>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw { status: 0, message: t.unreachable } satisfies Refused;
  });
  if (response.status === 204) return undefined as T;
  const answer = await response.json().catch(() => ({ message: t.unreachable }));
  if (response.ok) return answer as T;
  throw { ...answer, status: response.status } satisfies Refused;
}

export const post = <T>(path: string, body: object, token?: string): Promise<T> => call('POST', path, { body, token });
