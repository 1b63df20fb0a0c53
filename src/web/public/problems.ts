import { texts as t } from './texts.ts';

/** The problems by field, in the texts of the specification. */
export type Problems<Name extends string> = Partial<Record<Name, string>>;

export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return t.emailRequired;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t.emailInvalid;
}

/** Users sign in with an email address or a username, which has no @. */
export function signInProblems({ email, password }: Record<'email' | 'password', string>) {
  const isUsername = /^[^\s@]+$/.test(email.trim());
  return present({
    email: isUsername ? undefined : emailProblem(email),
    password: password === '' ? t.passwordRequired : undefined,
  });
}

/** The provider of a company asks for the password itself. */
export function companySignInProblems({ email }: Record<'email', string>): Problems<'email'> {
  return present({ email: emailProblem(email) });
}

/** The server checks the password policy; only the length is checked before. */
function chosenProblem(password: string): string | undefined {
  if (password === '') return t.passwordRequired;
  return password.length < 8 ? t.passwordShort : undefined;
}

export function registerProblems({ email, password }: Record<'email' | 'password', string>) {
  return present({ email: emailProblem(email), password: chosenProblem(password) });
}

export function updateProblems({ password, confirm }: Record<'password' | 'confirm', string>) {
  const isSame = confirm === password;
  return present({
    password: chosenProblem(password),
    confirm: confirm === '' ? t.confirmRequired : isSame ? undefined : t.passwordsDiffer,
  });
}

export function codeProblems({ code }: Record<'code', string>) {
  return present({ code: code.trim() === '' ? t.twoFactor.codeRequired : undefined });
}

export function present<Name extends string>(texts: Record<Name, string | undefined>): Problems<Name> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Problems<Name>;
}
