import { reasons } from '#features/commissions/reasons.ts';
import type { Simulation } from '#features/commissions/trial.ts';
import css from './PlanEditor.module.css';

/** Why the example came to what it came to: the engine's own trace, and the rules that did not fit. */
export function Steps({ simulation }: { simulation: Simulation }) {
  const codes = [...new Set(simulation.traces.flatMap((trace) => trace.codes))];
  return (
    <ol className={css.steps}>
      {codes.map((code) => (
        <li key={code}>{reasons[code]}</li>
      ))}
    </ol>
  );
}
