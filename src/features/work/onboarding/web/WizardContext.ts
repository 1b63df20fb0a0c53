import { createContext, useContext, useEffect, useRef } from 'react';
import type { BeforeLeaving } from './useWizard.ts';

interface Wizard {
  beforeLeaving: { current: BeforeLeaving | null };
  /** Ends the setup and goes to a screen of the product. */
  finish: (to: string) => void;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizardActions(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('a step stands inside the wizard');
  return wizard;
}

/** Registers the work that this step does before the user leaves it. */
export function useBeforeLeaving(work: BeforeLeaving): void {
  const { beforeLeaving } = useWizardActions();
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    beforeLeaving.current = () => latest.current();
    return () => {
      beforeLeaving.current = null;
    };
  }, [beforeLeaving]);
}
