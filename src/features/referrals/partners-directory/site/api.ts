import type { DirectoryPageOf, MatchProposals } from '../public.schema.ts';

/** The answer to a form: what was received, or what is wrong with it. */
export type Outcome = { isSent: true } | { isSent: false; message: string | null; errors: Record<string, string[]> };

export interface Review {
  ID: string;
  quote: string;
  author: string;
  designation: string | null;
  company: string | null;
  photo: string | null;
  rating: number;
  submitted_at: string;
  is_verified: boolean;
}

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`/api${path}`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as T;
}

export const getPage = (directory: string, query: string) =>
  get<DirectoryPageOf>(`/public/partners_directory/${directory}/partners?${query}`);

export const getReviews = (partner: string, company: string) =>
  get<Review[]>(`/reviews_by_reference?reference_id=${partner}&reference_table=partners&company_id=${company}`);

async function post(path: string, body: object): Promise<Response> {
  return fetch(`/api/public/partners_directory/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export async function sendDirectoryMessage(path: string, body: object): Promise<Outcome> {
  const response = await post(path, body).catch(() => null);
  if (response?.ok) return { isSent: true };
  const said = (await response?.json().catch(() => null)) as {
    message?: string;
    errors?: Record<string, string[]>;
  } | null;
  return { isSent: false, message: said?.message ?? null, errors: said?.errors ?? {} };
}

export async function sendListingProposal(
  directory: string,
  question: object,
): Promise<MatchProposals['partners'] | null> {
  const response = await post(`${directory}/proposals`, question).catch(() => null);
  return response?.ok ? ((await response.json()) as MatchProposals).partners : null;
}

/** Counted while the browser leaves. */
export function noteLink(directory: string, partner_id: string): void {
  void fetch(`/api/public/partners_directory/${directory}/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ partner_id }),
    keepalive: true,
  }).catch(() => {});
}
