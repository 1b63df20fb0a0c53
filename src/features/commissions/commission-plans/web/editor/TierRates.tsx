import { RateInput } from '#web/inputs/RateInput.tsx';
import type { PercentCalc } from '../../schema.ts';
import { tidy } from './editing.ts';
import { useEditor } from './editor.ts';
import css from './PlanEditor.module.css';
import { ProblemTexts, useProblems } from './problems.tsx';
import { texts } from './texts.ts';

interface TierRatesProps {
  calc: PercentCalc;
  path: string;
  max: number;
  onChange: (calc: PercentCalc) => void;
}

/** A rate for each tier; an empty one uses the general rate. */
export function TierRates({ calc, path, max, onChange }: TierRatesProps) {
  const { partner_tiers } = useEditor().vocabulary;
  const rates = calc.rate_ppm_by_tier ?? {};
  const gone = Object.keys(rates).filter((id) => partner_tiers.every((tier) => tier.id !== id));
  const set = (id: string, ppm: number | null) => {
    const { [id]: _, ...others } = rates;
    onChange({ ...calc, rate_ppm_by_tier: ppm === null ? others : { ...others, [id]: ppm } });
  };
  return (
    <table className={css.table} style={{ maxWidth: 360 }}>
      <thead>
        <tr>
          <th scope="col">{texts.partnerTier}</th>
          <th scope="col" style={{ width: 140 }}>
            {texts.rate}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...partner_tiers, ...gone.map((id) => ({ id, name: texts.deletedTier }))].map(({ id, name }) => (
          <TierRow key={id} name={name} path={`${path}.rate_ppm_by_tier.${id}`}>
            <RateInput aria-label={texts.rateFor(name)} value={rates[id]} max={max} onChange={(ppm) => set(id, ppm)} />
          </TierRow>
        ))}
        <TierRow name={texts.allOtherPartners} path={`${path}.rate_ppm`}>
          <RateInput
            aria-label={texts.rateForAllOtherPartners}
            value={calc.rate_ppm}
            max={max}
            onChange={(ppm) => onChange(tidy({ ...calc, rate_ppm: ppm ?? undefined }))}
          />
        </TierRow>
      </tbody>
    </table>
  );
}

function TierRow({ name, path, children }: { name: string; path: string; children: React.ReactNode }) {
  const problems = useProblems(path);
  return (
    <tr data-path={path}>
      <td>
        <span className={css.edge}>{name}</span>
      </td>
      <td>
        {children}
        <ProblemTexts problems={problems} />
      </td>
    </tr>
  );
}
