import { texts as t } from './texts.ts';

/** An answer of the server, or why there is none. */
export type Answer<T> = { value: T } | { status: number; message: string; errors: Record<string, string> };

/** Sends JSON, or a form with a file, to a route of email actions. */
export async function sendMailAnswer<T>(name: string, body: object | FormData): Promise<Answer<T>> {
  try {
    const isForm = body instanceof FormData;
    const response = await fetch(`/api/public/mail_actions/${name}`, {
      method: 'POST',
      ...(!isForm && { headers: { 'content-type': 'application/json' } }),
      body: isForm ? body : JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) return { value: answer as T };
    const errors = Object.entries((answer.errors ?? {}) as Record<string, string[]>);
    return {
      status: response.status,
      message: answer.message ?? t.failed,
      errors: Object.fromEntries(errors.map(([field, [text]]) => [field, text ?? ''])),
    };
  } catch {
    return { status: 0, message: t.failed, errors: {} };
  }
}
