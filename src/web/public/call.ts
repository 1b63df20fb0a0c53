import { texts as t } from './texts.ts';

/** A refusal of the server, with a message to show and further data of the response. */
export interface Refused {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  [fact: string]: unknown;
}

/**
 * Sends a request without the application's own client, which acts for the signed-in user and redirects when a session
 * has ended. On these pages there may be no session, or one of another user.
 * @throws Refused
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
