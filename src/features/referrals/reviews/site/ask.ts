import { texts as t } from './texts.ts';

/** A refused call, with its message and its errors by field. */
export class Refused extends Error {
  readonly errors: Record<string, string[]>;
  readonly status: number;
  constructor(message: string, status: number, errors: Record<string, string[]> = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** Calls the public API. @throws Refused */
export async function askReviewServer<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`/api/public/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!answer) throw new Refused(t.failed, 0);
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(said.message ?? t.failed, answer.status, said.errors);
  return said as T;
}
