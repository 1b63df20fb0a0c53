import { defineTexts } from '../texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Sign in to Tandem',
    email: 'Email',
    password: 'Password',
    remember: 'Remember me',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email address',
    passwordRequired: 'Password is required',
    loginError: 'Login Error',
    invalidCredentials: 'Invalid credentials',
    tooMany: 'Too many attempts. Wait a minute and try again.',
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    show: 'Show password',
    hide: 'Hide password',
    invitation: {
      tab: 'Invitation · Tandem',
      opening: 'Opening your invitation…',
      toCompany: (company: string) => `Join ${company}`,
      toPartner: (company: string) => `Join ${company}’s partner portal`,
      lead: (inviter: string, company: string, partner: string | null) =>
        partner
          ? `${inviter} invites you to work with ${company} for ${partner}.`
          : `${inviter} invites you to the team.`,
      email: 'Email',
      fullName: 'Your name',
      fullNameRequired: 'Your name is required',
      newPassword: 'Choose a password',
      newPasswordHelp: 'At least 8 characters.',
      ownPassword: 'Your password',
      ownPasswordHelp: 'You have an account already; sign in with it to accept.',
      tooShort: 'At least 8 characters',
      accept: 'Accept invitation',
      accepting: 'Accepting…',
      choice: 'Join with',
      choiceOf: (name: string) => `${name}, which you administer already`,
      choiceNew: (name: string) => `${name}, kept apart from it`,
      failure: 'This did not work',
      wrongPassword: 'The password is wrong.',
      missing: 'This link is incomplete. Open it again from the mail.',
      signIn: 'Go to sign in',
    },
  },
});
