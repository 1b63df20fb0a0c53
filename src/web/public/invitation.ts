import { keepMode, keepProgramme, keepToken } from '../credentials.ts';
import { texts as t } from './texts.ts';

/** What `POST /api/public/invitations/preview` tells the holder of the secret. */
export interface Invitation {
  email: string;
  full_name: string | null;
  company_name: string;
  partner_name: string | null;
  invited_by_name: string | null;
  has_account: boolean;
}

export interface Choice {
  id: string;
  name: string;
}

export interface Refused {
  message: string;
  errors?: Record<string, string[]>;
  choices?: Choice[];
}

interface Accepted {
  token: string;
  mode: 'company' | 'partner';
  organization_id: string;
  partner_id: string | null;
}

/** The secret stands behind the #, which browsers keep to themselves. */
export function readSecret(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('token');
}

/** Not the application's own call: that one acts for whoever is signed in, and this person may be somebody else. */
async function post<T>(path: string, body: object, token?: string, method = 'POST'): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).catch(() => {
    throw { message: t.unreachable } satisfies Refused;
  });
  const answer = await response.json().catch(() => ({ message: t.unreachable }));
  if (response.ok) return answer as T;
  if (response.status === 429) throw { message: t.tooMany } satisfies Refused;
  if (response.status === 401) throw { message: t.invitation.wrongPassword } satisfies Refused;
  throw answer as Refused;
}

export function preview(token: string): Promise<Invitation> {
  return post('public/invitations/preview', { token });
}

/** Accepts, and leaves this browser signed in where the invitation leads. @throws Refused */
export async function accept(body: {
  token: string;
  password: string;
  full_name?: string;
  organization?: string;
}): Promise<void> {
  const { token, mode, organization_id, partner_id } = await post<Accepted>('public/invitations/accept', body);
  const preference =
    mode === 'partner'
      ? { user_mode_state: 'Partner', programme_id: partner_id }
      : { user_mode_state: 'Company', organization_id };
  await post('user/preference', preference, token, 'PATCH').catch(() => undefined);
  keepToken(token, true);
  keepMode(mode);
  if (partner_id) keepProgramme(partner_id);
}
