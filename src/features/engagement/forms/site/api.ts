import type {
  DraftAnswer,
  PublicForm,
  SavedDraft,
  SubmissionAnswer,
  SubmissionBody,
  UploadedFile,
} from '../public.schema.ts';
import { texts } from './texts.ts';

/** The requests of a form to the server; a preview sends none. */
export interface FormApi {
  submit: (body: SubmissionBody) => Promise<SubmissionAnswer>;
  /** Requests a new ticket when the first has expired. */
  reopen: () => Promise<PublicForm>;
  saveDraft?: (body: {
    ticket: string;
    token?: string;
    answers: Record<string, unknown>;
    page?: string;
    locale?: string;
  }) => Promise<SavedDraft>;
  readDraft?: (token: string) => Promise<DraftAnswer>;
  upload?: (ticket: string, field: string, file: File) => Promise<UploadedFile>;
  sendCode?: (ticket: string, email: string) => Promise<{ proof: string }>;
}

/** The server rejected the request; `errors` are by field. */
export class FormRefusal extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;
  readonly reason: string | undefined;
  constructor(status: number, body: { message?: string; errors?: Record<string, string[]>; reason?: string }) {
    super(body.message ?? texts.formCouldNotBeSent);
    this.status = status;
    this.errors = body.errors ?? {};
    this.reason = body.reason;
  }
}

async function request<T>(method: string, url: string, body?: object): Promise<T> {
  const isFile = body instanceof FormData;
  const response = await fetch(url, {
    method,
    credentials: 'omit',
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
    ...(body && !isFile && { headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  const json = text.startsWith('{') ? JSON.parse(text) : {};
  if (!response.ok) throw new FormRefusal(response.status, json);
  return json as T;
}

/** The API for visitors: the routes of `/api/public/forms/{id}`. */
export function publicApi(id: string): FormApi {
  const base = `/api/public/forms/${id}`;
  return {
    submit: (body) => request('POST', `${base}/submissions`, body),
    reopen: () => request('GET', `${base}?again=true`),
    saveDraft: (body) => request('PUT', `${base}/draft`, body),
    readDraft: (token) => request('POST', `${base}/draft`, { token }),
    upload: (ticket, field, file) => {
      const parts = new FormData();
      parts.set('ticket', ticket);
      parts.set('field', field);
      parts.set('file', file);
      return request('POST', `${base}/files`, parts);
    },
    sendCode: (ticket, email) => request('POST', `${base}/code`, { ticket, email }),
  };
}
