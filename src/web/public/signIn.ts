import { ApiError, api } from '../api.ts';
import { keepToken } from '../credentials.ts';
import type { Credentials } from './problems.ts';
import { texts as t } from './texts.ts';

/** Signs in and confirms the session. On failure, answers the sentence to show. */
export async function signIn({ email, password, remember }: Credentials): Promise<string | null> {
  try {
    const body = { email: email.trim(), password, rememberMe: remember };
    const { token } = await api<{ token: string }>('auth/sign-in/email', { method: 'POST', body });
    keepToken(token, remember);
    await api('login', { method: 'POST', body: {} });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) return t.unreachable;
    if (error.status === 429) return t.tooMany;
    return error.status < 500 ? t.invalidCredentials : error.message;
  }
}
