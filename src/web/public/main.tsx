import '../base.css';
import '@fontsource-variable/inter/wght.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTextsOf } from '../language.ts';
import { readToken } from '../session/credentials.ts';
import { LoginPage } from './LoginPage.tsx';
import { openPortal, type Portal, PortalContext, portalOfAddress } from './portal.ts';
import { destination, storedDestination } from './sign-in.ts';
import { texts as t } from './texts.ts';

type Enter = () => Promise<void>;
interface Page {
  title: () => string;
  /** Users who are signed in are redirected away from the page. */
  isEntrance?: boolean;
  /** The page continues a sign-in that began on another page, which stored its destination. */
  comesBack?: boolean;
  /** The page is that of the company which invites. */
  isInvitation?: boolean;
  show: () => Promise<(enter: Enter) => ReactNode>;
}

const pages: Record<string, Page> = {
  '/login': {
    title: () => t.signIn,
    isEntrance: true,
    show: async () => (enter) => <LoginPage onSignedIn={enter} />,
  },
  '/login/return': {
    title: () => t.signIn,
    comesBack: true,
    show: async () => {
      const { default: ReturnPage } = await import('./ReturnPage.tsx');
      return (enter) => <ReturnPage onSignedIn={enter} />;
    },
  },
  '/register': {
    title: () => t.register.title,
    isEntrance: true,
    show: async () => {
      const { default: RegisterPage } = await import('./RegisterPage.tsx');
      return (enter) => <RegisterPage onSignedIn={enter} />;
    },
  },
  '/forgot-password': {
    title: () => t.forgotPage.title,
    show: async () => {
      const { default: ForgotPage } = await import('./ForgotPage.tsx');
      return () => <ForgotPage />;
    },
  },
  '/update-password': {
    title: () => t.update.title,
    show: async () => {
      const { default: UpdatePage } = await import('./UpdatePage.tsx');
      return () => <UpdatePage />;
    },
  },
  '/confirm-email': {
    title: () => t.confirmEmail.title,
    show: async () => {
      const { default: ConfirmPage } = await import('./ConfirmPage.tsx');
      return (enter) => <ConfirmPage onSignedIn={enter} />;
    },
  },
  // An invitation may be for another user than the one who is signed in.
  '/accept-invitation': {
    title: () => t.invitation.title,
    isInvitation: true,
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
async function open({ title, show, isInvitation }: Page): Promise<void> {
  await loadTextsOf('web').catch(() => undefined);
  const slug = isInvitation ? null : portalOfAddress();
  const named = (portal: Portal | null | undefined) => t.tab(title(), portal?.name);
  document.title = slug ? title() : named(null);
  const element = document.getElementById('root')!;
  const view = await show();
  const root = createRoot(element);
  const enter = async () => {
    const { startApp } = await import('../start.tsx');
    window.history.replaceState(null, '', to);
    root.unmount();
    startApp(element);
  };
  const showFor = (portal: Portal | null | undefined) =>
    root.render(<PortalContext value={portal}>{view(enter)}</PortalContext>);
  // An invitation names its company itself.
  showFor(isInvitation || slug ? undefined : null);
  if (!slug) return;
  const portal = await openPortal(slug);
  document.title = named(portal);
  showFor(portal);
}

if (page.isEntrance && readToken()) window.location.replace(to);
else void open(page);
