import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { api } from '#web/requests/api.ts';
import { sessionQuery, useSession } from '#web/session/session.tsx';
import { allSteps, type OnboardingFacts, type OnboardingStatus, type Step, type StepInput } from '../schema.ts';
import { homeOf, isComplete, stepAfter } from '../steps.ts';
import { leaveWizard } from './exit.ts';
import { statusQuery } from './status.ts';
import { texts as t } from './texts.ts';

/**
 * The work a step does before the user leaves it: it saves the form. Facts it returns override the server's; false
 * keeps the user on the step.
 */
export type BeforeLeaving = () => Promise<Partial<OnboardingFacts> | false>;

interface Failure {
  title: string;
  detail: string;
}

/** Going on, going back and getting out, with the rules of the specification. */
export function useWizard(step: Step) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const { permissions, mode } = useSession();
  const steps = allSteps[mode];
  const home = homeOf(mode);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const beforeLeaving = useRef<BeforeLeaving | null>(null);

  const send = async (path: string, body: StepInput | Record<string, never>, title: string) => {
    try {
      const status = await api<OnboardingStatus>(`onboarding/${path}`, { method: 'POST', body });
      return status;
    } catch (error) {
      setFailure({ title, detail: (error as Error).message });
      return undefined;
    }
  };

  /** The step's own changes, and then whether it is complete as the server has it now. */
  const judge = async (): Promise<'complete' | 'incomplete' | 'stay'> => {
    const own = beforeLeaving.current ? await beforeLeaving.current() : {};
    if (own === false) return 'stay';
    try {
      const facts = await api<OnboardingFacts>('onboarding/facts');
      return isComplete(step, { ...facts, ...own }) ? 'complete' : 'incomplete';
    } catch (error) {
      setFailure({ title: t.completeFailed, detail: (error as Error).message });
      return 'stay';
    }
  };

  const askToSkip = () =>
    modal.confirm({
      title: t.skipTitle,
      content: t.skipText,
      okText: t.skip,
      cancelText: t.stay,
      autoFocusButton: 'ok',
    });

  const move = async (target: Step): Promise<OnboardingStatus | undefined> => {
    if (steps.indexOf(target) <= steps.indexOf(step)) {
      await beforeLeaving.current?.();
      return send('step', { step: target }, t.updateFailed);
    }
    const judged = await judge();
    if (judged === 'stay') return undefined;
    if (judged === 'incomplete')
      return (await askToSkip()) ? send('step', { step: target }, t.updateFailed) : undefined;
    const status = await send('step', { step, completed: true }, t.completeFailed);
    return status && status.current_step !== target ? send('step', { step: target }, t.updateFailed) : status;
  };

  const busily = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };

  const goTo = (target: Step) =>
    busily(async () => {
      const status = await move(target);
      if (!status) return;
      client.setQueryData(statusQuery.queryKey, status);
      await navigate({ to: `/onboarding/${target}` });
    });

  /** The wizard is done; the gate then leads to where one wanted. */
  const end = (path: 'complete' | 'skip', to: string) =>
    busily(async () => {
      if ((await judge()) === 'stay') return;
      if (path === 'complete') {
        const ticked = await send('step', { step, completed: true }, t.completeFailed);
        if (!ticked) return;
      }
      const status = await send(path, {}, t.finishFailed);
      if (!status) return;
      leaveWizard(to);
      client.setQueryData(statusQuery.queryKey, status);
      // The company may have got a name, a logo and a region of its own.
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    });

  const leave = async () => {
    const sure = await modal.confirm({
      title: t.leaveTitle,
      content: mode === 'partner' ? t.leavePartnerText : t.leaveText,
      okText: t.leave,
      cancelText: t.stay,
    });
    if (sure) await end('skip', home);
  };

  const next = stepAfter(step, permissions, mode);
  return {
    busy,
    failure,
    beforeLeaving,
    goTo,
    forward: () => (next ? goTo(next) : end('complete', home)),
    finish: (to: string) => end('complete', to),
    leave,
  };
}
