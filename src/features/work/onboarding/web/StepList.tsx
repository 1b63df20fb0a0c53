import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useSession } from '#web/session/session.tsx';
import type { Step } from '../schema.ts';
import { onboardingSteps } from '../steps.ts';
import { onboardingTexts } from './steps.texts.ts';
import { texts as t } from './texts.ts';
import css from './wizard.module.css';

interface StepListProps {
  current: Step;
  done: readonly Step[];
  onPick: (step: Step) => void;
}

export function StepList({ current, done, onPick }: StepListProps) {
  const { permissions, mode } = useSession();
  const steps = onboardingSteps(permissions, mode);
  // Steps before the furthest one that was reached are behind the person, done or not.
  const furthest = Math.max(steps.indexOf(current), ...done.map((step) => steps.indexOf(step)));
  return (
    <nav aria-label={t.steps}>
      <ol className={css.steps}>
        {steps.map((step, index) => {
          const isTicked = done.includes(step);
          const isSkipped = !isTicked && index < furthest && step !== current;
          return (
            <li key={step}>
              <button
                type="button"
                className={css.step}
                aria-current={step === current ? 'step' : undefined}
                data-done={isTicked || undefined}
                onClick={() => step !== current && onPick(step)}
              >
                <span className={css.mark} aria-hidden="true">
                  {isTicked ? (
                    <Check size={12} strokeWidth={3} />
                  ) : isSkipped ? (
                    <Minus size={12} strokeWidth={3} />
                  ) : (
                    index + 1
                  )}
                </span>
                {onboardingTexts(step, mode).label}
                {(isTicked || isSkipped) && (
                  <span className="only-for-readers">, {isTicked ? t.completed : t.skipped}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
