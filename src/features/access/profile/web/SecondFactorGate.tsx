import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type MissingFactor, onMissingFactor } from '#web/requests/api.ts';

const SecondFactorDialog = lazy(() => import('./SecondFactorDialog.tsx'));

interface Waiting {
  missing: MissingFactor;
  answer: (isProven: boolean) => void;
}

/** Asks for the second factor where a request needs it; requests that fail meanwhile wait for the same answer. */
export function SecondFactorGate({ children }: { children?: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => {
    let pending: Promise<boolean> | null = null;
    return onMissingFactor((missing) => {
      pending ??= new Promise<boolean>((answer) => setWaiting({ missing, answer })).finally(() => {
        pending = null;
        setWaiting(null);
      });
      return pending;
    });
  }, []);
  return (
    <>
      {children}
      {waiting && (
        <Suspense>
          <SecondFactorDialog missing={waiting.missing} onAnswer={waiting.answer} />
        </Suspense>
      )}
    </>
  );
}
