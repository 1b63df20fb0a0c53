import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { FrameSkeleton } from '#web/layout/FrameSkeleton.tsx';
import { useSession } from '#web/session/session.tsx';
import { isDone } from '../steps.ts';
import { exitAddress } from './exit.ts';
import css from './gate.module.css';
import { Redirect } from './Redirect.tsx';
import { statusQuery, useOnboardingStatus } from './status.ts';

/** A finished setup stays finished, so the browser can show a screen without waiting for the status. */
const doneKey = (id: string) => `tandem.set-up.${id}`;

/** Redirects into the setup until it is done, and out of it afterwards. */
export function OnboardingGate({ children }: { children?: ReactNode }) {
  const { organization, program, mode } = useSession();
  const owner = program?.partner_id ?? organization.id;
  const { concerned, data, isError } = useOnboardingStatus();
  const client = useQueryClient();
  // Before the screen asks for anything: a browser waits with a seventh question until one of six is answered.
  useState(() => concerned && void client.prefetchQuery(statusQuery));
  const place = useRouterState({ select: ({ location }) => location.pathname.split('/')[1] });
  const isInside = place === 'onboarding';
  const done = data && isDone(data);
  useEffect(() => {
    if (done) localStorage.setItem(doneKey(owner), 'yes');
  }, [done, owner]);

  const isKnown = data !== undefined || isError || !concerned;
  if (isInside && !isKnown) return <FrameSkeleton />;
  if (done && isInside) return <Redirect to={exitAddress(mode)} />;
  // A missing answer must not keep users from working; the setup itself reports the failure.
  if (concerned && data && !done && !isInside) return <Redirect to="/onboarding" />;
  const isShown = isKnown || localStorage.getItem(doneKey(owner)) !== null;
  return (
    <>
      {!isShown && <FrameSkeleton />}
      {/* Behind the outline the screen asks for its data already: they come with this answer, not after it. */}
      <div {...(!isShown && { className: css.behind, inert: true })}>{children}</div>
    </>
  );
}
