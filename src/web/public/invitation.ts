import { readToken, storeMode, storeProgram, storeToken } from '../session/credentials.ts';
import { call, post } from './call.ts';

/** The response of `POST /api/public/invitations/preview`, for the holder of the secret. */
export interface Invitation {
  email: string;
  full_name: string | null;
  company_name: string;
  company_logo_url: string | null;
  company_color: string | null;
  company_font: string;
  company_favicon_url: string | null;
  company_cover_url: string | null;
  company_website: string | null;
  company_privacy_url: string | null;
  company_imprint_url: string | null;
  partner_name: string | null;
  invited_by_name: string | null;
  has_account: boolean;
}

export interface Choice {
  id: string;
  name: string;
}

interface Accepted {
  token: string;
  mode: 'company' | 'partner';
  organization_id: string;
  partner_id: string | null;
}

export function preview(token: string): Promise<Invitation> {
  return post('public/invitations/preview', { token });
}

/** The user who is signed in in this browser, invited or not. */
export async function readSelf(): Promise<{ email: string; token: string } | null> {
  const token = readToken();
  if (!token) return null;
  return call<{ email: string }>('GET', 'profile', { token }).then(
    ({ email }) => ({ email, token }),
    () => null,
  );
}

/**
 * Accepts an invitation and signs this browser in where it leads.
 * @param as the session of an existing account; a new one needs none
 * @throws Refused
 */
export async function accept(
  body: { token: string; password?: string; full_name?: string; organization?: string },
  as: string | undefined,
): Promise<void> {
  const { token, mode, organization_id, partner_id } = await post<Accepted>('public/invitations/accept', body, as);
  const preference =
    mode === 'partner'
      ? { user_mode_state: 'Partner', program_id: partner_id }
      : { user_mode_state: 'Company', organization_id };
  await call('PATCH', 'user/preference', { body: preference, token }).catch(() => undefined);
  // An existing session keeps its length.
  if (token !== readToken()) storeToken(token, true);
  storeMode(mode);
  if (partner_id) storeProgram(partner_id);
}
