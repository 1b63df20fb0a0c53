import { Button } from 'antd';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { Trial } from '../../trial.schema.ts';
import { useEditor } from '../editor/editor.ts';
import css from '../editor/PlanEditor.module.css';
import { trialSteps } from '../slots.ts';
import { texts } from './texts.ts';

interface ExampleResultProps {
  simulation: Trial | undefined;
  error: Error | null;
  isStale: boolean;
  currency: string;
}

/** The earnings of the example: the sum, its lines, and on request every step. */
export function ExampleResult({ simulation, error, isStale, currency }: ExampleResultProps) {
  const { definition, reading } = useEditor();
  const [showsSteps, setShowsSteps] = useState(false);
  if (error) return <p className={css.error}>{error.message}</p>;
  if (!simulation) return <p className={css.help}>{texts.calculating}</p>;
  if (simulation.problems.some(({ severity }) => severity === 'error')) {
    return <p className={css.help}>{texts.fixProblemsInThisDraftTo}</p>;
  }
  const own = simulation.lines.filter(({ happened, concerns }) => happened !== 'earlier' && concerns === 'sale');
  const corrections = simulation.lines.filter(
    ({ happened, concerns }) => happened !== 'earlier' && concerns === 'earlier',
  );
  const total = own.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const money = (minor: number) => moneyText(minor, currency);
  return (
    <div className={isStale ? css.dim : undefined} aria-live="polite">
      <div className={css.result}>
        <span>{texts.commissionOnThisDeal}</span>
        <span className={css.big}>{money(total)}</span>
      </div>
      {own.map((line) => (
        <div key={`${line.rule} ${line.happened} ${line.on} ${line.amount_minor}`} className={css.result}>
          <span>
            {line.title}
            <span className={css.help}>
              {' '}
              {texts.payable(
                line.happened === 'refund' ? 'clawback' : line.happened === 'payment' ? texts.onPayment : '',
                <DateText value={line.release_on} />,
              )}
            </span>
          </span>
          <span className="figures">{money(line.amount_minor)}</span>
        </div>
      ))}
      {corrections.length > 0 && (
        <div className={css.result}>
          <span>{texts.increaseForEarlierDeals}</span>
          <span className="figures">{money(corrections.reduce((sum, { amount_minor }) => sum + amount_minor, 0))}</span>
        </div>
      )}
      {total === 0 && own.length === 0 && <p className={css.help}>{texts.thisDealEarnsNothingSeeSteps}</p>}
      <Button
        type="link"
        size="small"
        style={{ padding: 0 }}
        aria-expanded={showsSteps}
        onClick={() => setShowsSteps(!showsSteps)}
      >
        {showsSteps ? texts.hideSteps : texts.showAllSteps}
      </Button>
      {showsSteps && <SlotParts slot={trialSteps} props={{ trial: simulation, definition, reading }} />}
    </div>
  );
}
