import { describePlan, type PhraseContext } from '#features/commissions/commission-plans/describe.ts';
import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import type { Trial } from '#features/commissions/commission-plans/trial.schema.ts';
import { explain } from '#features/payouts/receipts/explain.ts';
import { Money } from '#web/components/Money.tsx';
import { regionLocale } from '#web/region.ts';
import type { Simulation } from '../schema.ts';
import css from './steps.module.css';
import { texts } from './texts.ts';

interface StepsProps {
  trial: Trial;
  definition: PlanDefinition;
  reading: PhraseContext;
}

/** The steps of the example's calculation, in the same words as on a receipt. */
export default function Steps({ trial, definition, reading }: StepsProps) {
  // The trial is the response of this feature's route, which includes the traces.
  const simulation = trial as Simulation;
  const titles = describePlan(definition, reading).rules.map(({ id, title }) => [id, title]);
  const partners = simulation.partners.map(({ id, name }) => [id, name]);
  const earlier = simulation.traces.flatMap(({ settlements }) =>
    settlements.map(({ event }) => [event, 'an earlier deal']),
  );
  const plans = simulation.traces.flatMap(({ inputs }) =>
    inputs.seats.flatMap(({ plan }) => (plan ? [[plan.id, texts.thisStructure]] : [])),
  );
  const names = {
    ...reading.names,
    ...Object.fromEntries([...titles, ...partners, ...earlier, ...plans, ['sale', 'this deal']]),
  };
  return (
    <ol className={css.steps}>
      {simulation.traces.flatMap((trace, index) =>
        explain(trace, { locale: regionLocale(), names }).map(({ title, detail, amount }, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the working
          <li key={`${index} ${step}`}>
            <div className={css.step}>
              <strong>{title}</strong>
              {amount && <Money minor={amount.amount_minor} currency={amount.currency} />}
            </div>
            {detail}
          </li>
        )),
      )}
    </ol>
  );
}
