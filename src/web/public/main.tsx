import '../base.css';
import '@fontsource-variable/inter/wght.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readToken } from '../credentials.ts';
import { LoginPage } from './LoginPage.tsx';
import { destination, storedDestination } from './sign-in.ts';
import { texts as t } from './texts.ts';

type Enter = () => Promise<void>;
interface Page {
  title: string;
  /** Users who are signed in are redirected away from the page. */
  isEntrance?: boolean;
  /** The page continues a sign-in that began on another page, which stored its destination. */
  comesBack?: boolean;
  show: () => Promise<(enter: Enter) => ReactNode>;
}

const pages: Record<string, Page> = {
  '/login': {
    title: t.signIn,
    isEntrance: true,
    show: async () => (enter) => <LoginPage onSignedIn={enter} />,
  },
  '/login/return': {
    title: t.signIn,
    comesBack: true,
    show: async () => {
      const { default: ReturnPage } = await import('./ReturnPage.tsx');
      return (enter) => <ReturnPage onSignedIn={enter} />;
    },
  },
  '/register': {
    title: t.register.title,
    isEntrance: true,
    show: async () => {
      const { default: RegisterPage } = await import('./RegisterPage.tsx');
      return (enter) => <RegisterPage onSignedIn={enter} />;
    },
  },
  '/forgot-password': {
    title: t.forgotPage.title,
    show: async () => {
      const { default: ForgotPage } = await import('./ForgotPage.tsx');
      return () => <ForgotPage />;
    },
  },
  '/update-password': {
    title: t.update.title,
    show: async () => {
      const { default: UpdatePage } = await import('./UpdatePage.tsx');
      return () => <UpdatePage />;
    },
  },
  '/confirm-email': {
    title: t.confirmEmail.title,
    show: async () => {
      const { default: ConfirmPage } = await import('./ConfirmPage.tsx');
      return () => <ConfirmPage />;
    },
  },
  // An invitation may be for another user than the one who is signed in.
  '/accept-invitation': {
    title: t.invitation.title,
    show: async () => {
      const { default: AcceptPage } = await import('./AcceptPage.tsx');
      return (enter) => <AcceptPage onSignedIn={enter} />;
    },
  },
};

const path = window.location.pathname.replace(/\/$/, '');
const page = pages[path] ?? pages['/login']!;
const to = page.isEntrance ? destination() : page.comesBack ? storedDestination() : '/';

/** Opens a page. The application's code is only loaded after the sign-in, and replaces this page. */
async function open({ title, show }: Page): Promise<void> {
  document.title = t.tab(title);
  const element = document.getElementById('root')!;
  const view = await show();
  const root = createRoot(element);
  const enter = async () => {
    const { startApp } = await import('../start.tsx');
    window.history.replaceState(null, '', to);
    root.unmount();
    startApp(element);
  };
  root.render(view(enter));
}

if (page.isEntrance && readToken()) window.location.replace(to);
else void open(page);
