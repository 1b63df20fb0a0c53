import { useMemo } from 'react';
import { moneyText } from '#web/components/Money.tsx';
import { formatNumber } from '#web/region.ts';
import type { PlanDefinition, RuleBase, TieredCalc } from '../../schema.ts';
import { useEditor } from '../editor/editor.ts';
import css from '../editor/PlanEditor.module.css';
import { texts as t } from '../texts.ts';
import { useSimulation } from './simulation.ts';
import { texts as ownTexts } from './texts.ts';

const modes = ['marginal', 'slab', 'retroactive'] as const;

/**
 * The three modes of the same bands side by side, on one deal that crosses into the second band, calculated by the
 * engine.
 */
export function ModeExample({ calc, base }: { calc: TieredCalc; base: RuleBase | undefined }) {
  const { vocabulary } = useEditor();
  const { currency } = vocabulary;
  const sample = useMemo(() => sampleFor(calc), [calc]);
  if (!sample) return null;
  const { earlier, deal, units } = sample;
  const isMoney = (calc.measure ?? 'credited_base') === 'credited_base';
  const before = isMoney
    ? moneyText(earlier.amount_minor, currency)
    : `${formatNumber(earlier.deals)} ${earlier.deals === 1 ? 'deal' : 'deals'}`;
  const now =
    calc.measure === 'units'
      ? ownTexts.unitsFor(formatNumber(units), moneyText(deal, currency))
      : moneyText(deal, currency);
  return (
    <div className={css.group}>
      <p className={css.help}>{ownTexts.forExampleDealWonAfterEarlier(now, before)}</p>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{ownTexts.bandMethod}</th>
              <th scope="col" className={css.figure}>
                {ownTexts.thisDeal}
              </th>
              <th scope="col" className={css.figure}>
                {ownTexts.earlierDeals}
              </th>
            </tr>
          </thead>
          <tbody>
            {modes.map((mode) => (
              <ModeRow key={mode} mode={mode} calc={calc} base={base} sample={sample} isChosen={mode === calc.mode} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface Sample {
  earlier: { deals: number; amount_minor: number };
  deal: number;
  units: number;
}

interface ModeRowProps {
  mode: TieredCalc['mode'];
  calc: TieredCalc;
  base: RuleBase | undefined;
  sample: Sample;
  isChosen: boolean;
}

function ModeRow({ mode, calc, base, sample, isChosen }: ModeRowProps) {
  const { version_id, vocabulary } = useEditor();
  const definition: PlanDefinition = {
    rules: [
      {
        id: 'example',
        base: base?.startsWith('commission_of') ? 'net' : (base ?? 'net'),
        allow_above_base: true,
        calc: { ...calc, mode },
      },
    ],
  };
  const simulation = useSimulation(version_id, definition, {
    lines: [{ amount_minor: sample.deal, quantity: sample.units }],
    participants: [{}],
    earlier: sample.earlier,
  });
  const lines = simulation.data?.lines ?? [];
  const sum = (concerns: 'sale' | 'earlier') =>
    lines
      .filter((line) => line.concerns === concerns && line.happened !== 'earlier')
      .reduce((all, line) => all + line.amount_minor, 0);
  const money = (minor: number) => moneyText(minor, vocabulary.currency);
  return (
    <tr className={css.plain} style={isChosen ? { fontWeight: 600 } : { color: 'var(--text-2)' }}>
      <td>{t.modes[mode].title}</td>
      <td className={css.figure}>{simulation.data ? money(sum('sale')) : '…'}</td>
      <td className={css.figure}>
        {simulation.data ? (sum('earlier') === 0 ? ownTexts.noChange : `+${money(sum('earlier'))}`) : '…'}
      </td>
    </tr>
  );
}

/** A deal that starts below the second band and ends in it. */
function sampleFor(calc: TieredCalc): Sample | null {
  const edge = calc.bands[0]?.to;
  if (!edge || calc.period === 'deal') return null;
  if ((calc.measure ?? 'credited_base') === 'credited_base') {
    const half = Math.ceil(edge / 2);
    return { earlier: { deals: 1, amount_minor: half }, deal: edge, units: 1 };
  }
  const deals = Math.min(Math.max(edge - 1, 1), 100);
  const each = 100_000;
  return {
    earlier: { deals, amount_minor: deals * each },
    deal: each,
    units: calc.measure === 'units' ? Math.max(edge, 1) : 1,
  };
}
