import Check from 'lucide-react/icons/check';
import { useSession } from '#web/session/session.tsx';
import type { Step } from '../schema.ts';
import { onboardingSteps } from '../steps.ts';
import { onboardingTexts, texts as t } from './texts.ts';
import css from './wizard.module.css';

interface StepListProps {
  current: Step;
  done: readonly Step[];
  onPick: (step: Step) => void;
}

export function StepList({ current, done, onPick }: StepListProps) {
  const { permissions, mode } = useSession();
  return (
    <nav aria-label={t.steps}>
      <ol className={css.steps}>
        {onboardingSteps(permissions, mode).map((step, index) => {
          const isTicked = done.includes(step);
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
                  {isTicked ? <Check size={12} strokeWidth={3} /> : index + 1}
                </span>
                {onboardingTexts(step, mode).label}
                {isTicked && <span className="only-for-readers">, {t.completed}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
