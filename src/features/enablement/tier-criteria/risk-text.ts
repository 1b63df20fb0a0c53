import { metricName, metricOf } from './metrics.schema.ts';
import type { CriterionResult } from './schema.ts';

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

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** "If Ana Lopez (Sales expert) lapses on June 12, you drop to Silver. About $4,300 less commission a year, based on open deals." */
export function riskSentence(row: AtRisk, who: 'you' | 'the partner', { day, money }: Words): string | null {
  const cause = row.results.find(({ criterion_id }) => criterion_id === row.risk_criterion_id);
  if (!row.risk_on) return null;
  const drop = `${who} ${who === 'you' ? 'drop' : 'drops'} to ${row.risk_tier_name ?? 'no tier'}`;
  const costs =
    row.risk_minor !== null && row.risk_minor > 0
      ? `. About ${money(row.risk_minor)} less commission a year, based on open deals.`
      : '.';
  if (!cause) return `On ${day(row.risk_on)}, ${drop}${costs}`;
  const label = metricName(cause.metric, cause.window_months).toLowerCase();
  if (row.state === 'grace' || row.state === 'overdue') {
    return `If the requirement “${label}” is not met by ${day(row.risk_on)}, ${drop}${costs}`;
  }
  const lapsing = cause.evidence.filter(({ until }) => until === row.risk_on).map(({ label: name }) => name);
  if (!metricOf(cause.metric).hasWindow && lapsing.length > 0) {
    return `If ${names.format(lapsing)} ${lapsing.length === 1 ? 'lapses' : 'lapse'} on ${day(row.risk_on)}, ${drop}${costs}`;
  }
  return `If nothing is added to “${label}” by ${day(row.risk_on)}, ${drop}${costs}`;
}
