import { formatMoney } from '#shared/money/money.ts';
import { Link } from '#web/components/Link.tsx';
import { Ring } from '#web/components/Ring.tsx';
import { formatPercent, regionLocale, regionToday } from '#web/region.ts';
import { gapsOf, gapText } from '../gaps.ts';
import { ringOf } from '../tier-ring.ts';
import { useStanding, useTiers } from './data.ts';
import { texts as t } from './texts.ts';
import css from './tiers.module.css';

/** A partner's own tier as a ring with its sentence, and the money that depends on it. */
export default function OwnRing() {
  const row = useStanding().data?.rows[0];
  const tiers = useTiers().data?.rows;
  const state = row && tiers && ringOf(row, tiers, regionToday());
  if (!row || !state) return null;
  const money = (minor: number) => formatMoney(minor, row.currency ?? 'USD', regionLocale());
  const gaps = state.kind === 'highest' ? [] : gapsOf(row.results, state.tier_id, money);
  const isRisk = state.kind === 'keep';
  const sentence =
    state.kind === 'keep'
      ? t.keep(state.days, state.tier)
      : state.kind === 'next'
        ? t.onTheWay(state.percent, state.tier)
        : t.highest(state.tier);
  return (
    <div className={css.ring}>
      <Ring
        size={56}
        share={state.kind === 'highest' ? 1 : state.share}
        tone={isRisk ? 'amber' : 'green'}
        label={sentence}
      >
        {state.kind === 'keep' ? state.days : state.kind === 'next' ? formatPercent(state.percent) : undefined}
      </Ring>
      <div>
        <Link to="/partner-tier" className={css.ringWords}>
          {sentence}
        </Link>
        {gaps.map((gap) => (
          <p key={gap.label} className="meta">
            {gapText(gap)}
          </p>
        ))}
        {isRisk && row.risk_minor !== null && row.risk_minor > 0 && (
          <p className="meta">{t.atStake(formatMoney(row.risk_minor, row.currency ?? 'USD', regionLocale(), true))}</p>
        )}
      </div>
    </div>
  );
}
