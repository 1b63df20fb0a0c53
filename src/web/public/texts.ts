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
  },
});
