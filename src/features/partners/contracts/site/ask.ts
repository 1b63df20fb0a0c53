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

async function request(path: string, body: object): Promise<Response> {
  const isFile = body instanceof FormData;
  const answer = await fetch(`/api/public/contracts/${path}`, {
    method: 'POST',
    credentials: 'omit',
    ...(!isFile && { headers: { 'content-type': 'application/json' } }),
    body: isFile ? body : JSON.stringify(body),
  }).catch(() => undefined);
  if (!answer) throw new Refused(t.failed, 0);
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  throw new Refused(said.message ?? t.failed, answer.status, said.errors);
}

/** Calls the public API. @throws Refused */
export const askContractServer = async <T>(path: string, body: object): Promise<T> =>
  (await request(path, body)).json() as Promise<T>;

/** The document behind a link. @throws Refused */
export const askFile = async (token: string): Promise<Blob> => (await request('document', { token })).blob();

/** Hands a file to the browser. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
