import { readerList } from '#shared/text/reader-formats.ts';
import { metricName } from './metric-name.ts';
import { metricOf } from './metrics.schema.ts';
import type { CriterionResult } from './schema.ts';
import { tierTexts } from './tier.texts.ts';

interface AtRisk {
  risk_on: string | null;
  risk_criterion_id: string | null;
  risk_tier_name: string | null;
  risk_minor: number | null;
  state: string;
  results: readonly CriterionResult[];
}

interface Words {
  day: (day: string) => string;
  money: (minor: number) => string;
}

/** "If Ana Lopez (Sales expert) lapses on June 12, you drop to Silver. About $4,300 less commission a year, based on open deals." */
export function riskSentence(row: AtRisk, who: 'you' | 'the partner', { day, money }: Words): string | null {
  const cause = row.results.find(({ criterion_id }) => criterion_id === row.risk_criterion_id);
  if (!row.risk_on) return null;
  const { risk } = tierTexts;
  const on = day(row.risk_on);
  const drop = risk.drop(who === 'you', row.risk_tier_name);
  const costs = row.risk_minor !== null && row.risk_minor > 0 ? risk.costs(money(row.risk_minor)) : '';
  if (!cause) return `${risk.onDay(on, drop)}${costs}`;
  const label = metricName(cause.metric, cause.window_months);
  if (row.state === 'grace' || row.state === 'overdue') return `${risk.unmet(label, on, drop)}${costs}`;
  const lapsing = cause.evidence.filter(({ until }) => until === row.risk_on).map(({ label: name }) => name);
  if (!metricOf(cause.metric).hasWindow && lapsing.length > 0)
    return `${risk.lapsing(readerList(lapsing), lapsing.length, on, drop)}${costs}`;
  return `${risk.notAdded(label, on, drop)}${costs}`;
}
