import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ConfigProvider } from 'antd';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ErrorState } from './components/ErrorState.tsx';
import { FrameSkeleton } from './layout/FrameSkeleton.tsx';
import { antdTheme } from './look/antdTheme.ts';
import { useScheme } from './look/appearance.ts';
import { useBrand } from './look/brand.ts';
import { libraryTexts } from './look/libraryTexts.ts';
import { offerApp } from './look/portalApp.ts';
import { MessagesProvider } from './messages/MessagesProvider.tsx';
import { observe } from './observe/observe.ts';
import { keepSending } from './offline/send.ts';
import { ApiError, api, isNetworkRefusal } from './requests/api.ts';
import { listenForChanges } from './requests/live.ts';
import { queryClient } from './requests/queryClient.ts';
import { buildRouter } from './router.tsx';
import { watchInput } from './session/activity.ts';
import { NetworkRefused } from './session/NetworkRefused.tsx';
import { type Session, SessionProvider, sessionQuery } from './session/session.tsx';

/** The text says what an alert is; the library's own icons would be read aloud by their English names. */
const alertIcons = {
  infoIcon: <Info size={16} aria-hidden="true" />,
  successIcon: <CircleCheck size={16} aria-hidden="true" />,
  warningIcon: <TriangleAlert size={16} aria-hidden="true" />,
  errorIcon: <CircleX size={16} aria-hidden="true" />,
};

/**
 * Lists opened inside a popover are rendered in it, for screen readers and so that a click in them does not close it.
 */
const popupContainer = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('[data-drop] [role="dialog"]') ?? document.body;

function Themed({ children }: { children: ReactNode }) {
  const scheme = useScheme();
  const brand = useBrand();
  const theme = useMemo(() => antdTheme(scheme, brand), [scheme, brand]);
  const region = queryClient.getQueryData<Session>(sessionQuery.queryKey)?.config.region;
  return (
    <ConfigProvider
      theme={theme}
      locale={libraryTexts(region)}
      // Buttons measure the page for their wave effect even if it is disabled; on pointerdown that delays the click
      // less.
      wave={{ disabled: true, triggerType: 'pointerdown' }}
      getPopupContainer={popupContainer}
      alert={alertIcons}
    >
      <MessagesProvider>{children}</MessagesProvider>
    </ConfigProvider>
  );
}

/** The router is built once, for the session the page started with; a change of view or company reloads the page. */
function SignedIn({ session }: { session: Session }) {
  const [router] = useState(() => buildRouter(session));
  useEffect(() => listenForChanges(session.read_at), [session.read_at]);
  useEffect(() => observe(session), [session]);
  useEffect(() => offerApp((session.program?.company ?? session.organization).slug, session.mode), [session]);
  useEffect(() => keepSending(), []);
  useEffect(() => watchInput(() => void api('me').catch(() => {})), []);
  return (
    <SessionProvider initial={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  );
}

/** Shows a skeleton of the frame until the session is loaded, then the application. */
function Entrance() {
  const { data, error, refetch } = useQuery(sessionQuery);
  if (data) return <SignedIn session={data} />;
  if (error instanceof ApiError && isNetworkRefusal(error.body))
    return <NetworkRefused message={error.message} onRetry={refetch} />;
  return error ? <ErrorState error={error} reset={refetch} /> : <FrameSkeleton />;
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Themed>
        <Entrance />
      </Themed>
    </QueryClientProvider>
  );
}
