import { Button, Drawer } from 'antd';
import ListChecks from 'lucide-react/icons/list-checks';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Avatar } from '#web/components/Avatar.tsx';
import { Logo } from '#web/components/Logo.tsx';
import { SettingsPopover } from '#web/layout/SettingsPopover.tsx';
import { useSession } from '#web/session/session.tsx';
import type { Step } from '../schema.ts';
import { onboardingSteps, stepBefore } from '../steps.ts';
import { StepList } from './StepList.tsx';
import { texts as t } from './texts.ts';
import type { useWizard } from './useWizard.ts';
import css from './wizard.module.css';

interface WizardFrameProps {
  step: Step;
  done: readonly Step[];
  wizard: ReturnType<typeof useWizard>;
  children: ReactNode;
}

/** The frame of the setup: steps, content, back and continue. */
export function WizardFrame({ step, done, wizard, children }: WizardFrameProps) {
  const { organization, program, permissions, mode } = useSession();
  const steps = onboardingSteps(permissions, mode);
  // A partner sees whose program it joins.
  const owner = program?.company ?? organization;
  const [listed, setListed] = useState(false);
  const before = stepBefore(step, permissions, mode);
  const isLast = step === steps.at(-1);
  const list = (
    <StepList
      current={step}
      done={done}
      onPick={(target) => {
        setListed(false);
        void wizard.goTo(target);
      }}
    />
  );
  const goOnByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Saves the current input, like a click would.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void wizard.forward();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the keyboard shortcut of the steps within
    <div className={css.wizard} onKeyDown={goOnByKey}>
      <header>
        <div className={css.bar}>
          <span className={css.brand}>
            {owner.logo_url ? <Avatar name={owner.name} src={owner.logo_url} size={28} square /> : <Logo size={28} />}
            <strong>{owner.name}</strong>
          </span>
          <Button type="text" onClick={wizard.leave} disabled={wizard.busy}>
            {t.leave}
          </Button>
          <SettingsPopover />
        </div>
        <div
          className={css.progress}
          role="progressbar"
          aria-label={t.progress}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={done.length}
        >
          <span style={{ width: `${(100 * done.length) / steps.length}%` }} />
        </div>
      </header>
      <div className={css.columns}>
        <aside className={css.side}>{list}</aside>
        <main id="content" className={css.main}>
          <div className={css.place}>
            <span className="meta">{t.stepOf(steps.indexOf(step) + 1, steps.length)}</span>
            <Button
              size="small"
              type="text"
              className={css.menu}
              icon={<ListChecks size={14} />}
              onClick={() => setListed(true)}
            >
              {t.steps}
            </Button>
          </div>
          {children}
        </main>
      </div>
      <footer className={css.foot}>
        <div>
          {before && (
            <Button onClick={() => wizard.goTo(before)} disabled={wizard.busy}>
              {t.back}
            </Button>
          )}
          <span className={css.hint}>{t.nextHint}</span>
          <Button
            type="primary"
            loading={wizard.busy}
            onClick={wizard.forward}
            aria-keyshortcuts={t.controlEnterMetaEnter}
          >
            {isLast ? t.finish : t.next}
          </Button>
        </div>
      </footer>
      <Drawer open={listed} onClose={() => setListed(false)} placement="left" size={300} title={t.steps}>
        {list}
      </Drawer>
    </div>
  );
}
