import { explain } from '#features/money/receipts/explain.ts';
import type { Simulation } from '#features/money/simulations/schema.ts';
import { Money } from '#web/components/Money.tsx';
import { regionLocale } from '#web/region.ts';
import { describePlan } from '../../describe.ts';
import { useEditor } from '../editor/editor.ts';
import css from '../editor/PlanEditor.module.css';

/** Why the example came to what it came to, step by step: the same words as on a receipt. */
export function Steps({ simulation }: { simulation: Simulation }) {
  const { definition, reading } = useEditor();
  const titles = describePlan(definition, reading).rules.map(({ id, title }) => [id, title]);
  const partners = simulation.partners.map(({ id, name }) => [id, name]);
  const earlier = simulation.traces.flatMap(({ settlements }) =>
    settlements.map(({ event }) => [event, 'an earlier deal']),
  );
  const plans = simulation.traces.flatMap(({ inputs }) =>
    inputs.seats.flatMap(({ plan }) => (plan ? [[plan.id, 'This structure']] : [])),
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
