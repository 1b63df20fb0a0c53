import '../base.css';
import '@fontsource-variable/inter/wght.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readToken, safeReturn } from '../credentials.ts';
import { AcceptPage } from './AcceptPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { texts as t } from './texts.ts';

const element = document.getElementById('root')!;
const isInvitation = window.location.pathname.startsWith('/accept-invitation');
const to = isInvitation ? '/' : safeReturn(new URLSearchParams(window.location.search).get('to'));

/** The application's code is fetched only once somebody is signed in, and takes over this same page. */
function open(title: string, page: (enter: () => Promise<void>) => ReactNode): void {
  document.title = title;
  const root = createRoot(element);
  const enter = async () => {
    const { startApp } = await import('../start.tsx');
    window.history.replaceState(null, '', to);
    root.unmount();
    startApp(element);
  };
  root.render(page(enter));
}

// An invitation may be for somebody else than who is signed in here.
if (isInvitation) open(t.invitation.tab, (enter) => <AcceptPage onSignedIn={enter} />);
else if (readToken()) window.location.replace(to);
else open('Sign in · Tandem', (enter) => <LoginPage onSignedIn={enter} />);
