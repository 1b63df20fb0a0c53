import { texts as t } from './texts.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

export type Problems = Partial<Record<'email' | 'password', string>>;

export function problemsOf({ email, password }: Credentials): Problems {
  return {
    ...(email.trim() === ''
      ? { email: t.emailRequired }
      : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
        ? {}
        : { email: t.emailInvalid }),
    ...(password === '' && { password: t.passwordRequired }),
  };
}
