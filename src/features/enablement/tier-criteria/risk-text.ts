import { metricName, metricOf, metricWords } from './metrics.schema.ts';
import type { CriterionResult } from './schema.ts';

interface AtRisk {
  risk_on: string | null;
  risk_criterion_id: string | null;
  risk_tier_name: string | null;
  risk_minor: number | null;
  state: string;
  results: readonly CriterionResult[];
}

/** The lower tier, from a day on, and what it costs a year. */
export interface Drop {
  who: 'you' | 'the partner';
  tier: string | null;
  day: string;
  cost: string | null;
}

const names = new Intl.ListFormat('en', { type: 'conjunction' });
const dropText = ({ who, tier, cost }: Drop): string =>
  `${who} ${who === 'you' ? 'drop' : 'drops'} to ${tier ?? 'no tier'}${cost ? `. About ${cost} less commission a year, based on open deals.` : '.'}`;

/** The sentences; a server passes those of its reader. */
export const riskSentences = {
  onDay: (drop: Drop) => `On ${drop.day}, ${dropText(drop)}`,
  notMet: (requirement: string, drop: Drop) =>
    `If the requirement “${requirement.toLowerCase()}” is not met by ${drop.day}, ${dropText(drop)}`,
  lapsing: (what: readonly string[], drop: Drop) =>
    `If ${names.format(what)} ${what.length === 1 ? 'lapses' : 'lapse'} on ${drop.day}, ${dropText(drop)}`,
  nothingAdded: (figure: string, drop: Drop) =>
    `If nothing is added to “${figure.toLowerCase()}” by ${drop.day}, ${dropText(drop)}`,
};

interface Words {
  day: (day: string) => string;
  money: (minor: number) => string;
  sentences?: typeof riskSentences;
  metrics?: typeof metricWords;
}

/** "If Ana Lopez (Sales expert) lapses on June 12, you drop to Silver. About $4,300 less commission a year, based on open deals." */
export function riskSentence(
  row: AtRisk,
  who: 'you' | 'the partner',
  { day, money, sentences = riskSentences, metrics = metricWords }: Words,
): string | null {
  const cause = row.results.find(({ criterion_id }) => criterion_id === row.risk_criterion_id);
  if (!row.risk_on) return null;
  const drop: Drop = {
    who,
    tier: row.risk_tier_name,
    day: day(row.risk_on),
    cost: row.risk_minor !== null && row.risk_minor > 0 ? money(row.risk_minor) : null,
  };
  if (!cause) return sentences.onDay(drop);
  const label = metricName(cause.metric, cause.window_months, metrics);
  if (row.state === 'grace' || row.state === 'overdue') return sentences.notMet(label, drop);
  const lapsing = cause.evidence.filter(({ until }) => until === row.risk_on).map(({ label: name }) => name);
  return !metricOf(cause.metric).hasWindow && lapsing.length > 0
    ? sentences.lapsing(lapsing, drop)
    : sentences.nothingAdded(label, drop);
}
