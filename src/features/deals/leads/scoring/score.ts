import { sayable } from '#shared/text/labels.ts';
import {
  type Criterion,
  type CriterionScore,
  criteria,
  type LeadFacts,
  type PartnerFacts,
  type PartnerScore,
  type ScoringRule,
} from '../scoring.schema.ts';
import { type Judged, judge } from './criteria.ts';

/** The reasons why partners cannot get this lead (again), by partner, as the caller knows them. */
export type Excluded = Readonly<Record<string, string>>;

interface Scored {
  partner: PartnerFacts;
  parts: CriterionScore[];
  score: number;
}

/**
 * Scores partners for a lead. The result depends on the arguments only: not on their order, a clock or chance. Ranked partners
 * come first, best first; then the excluded ones with the reason. A partner is scored once, even if it is given twice.
 */
export function scorePartners(
  lead: LeadFacts,
  partners: readonly PartnerFacts[],
  rule: ScoringRule,
  excluded: Excluded = {},
): PartnerScore[] {
  const ranked: Scored[] = [];
  const out: { partner: PartnerFacts; parts: CriterionScore[]; reason: string }[] = [];
  for (const partner of new Map(partners.map((one) => [one.id, one])).values()) {
    const judged = new Map(criteria.map((key) => [key, judge(key, lead, partner, rule)]));
    const parts = partsOf(judged, rule);
    const reason = excluded[partner.id] ?? reasonAgainst(judged, partner, rule);
    if (reason) out.push({ partner, parts, reason });
    else ranked.push({ partner, parts, score: totalOf(parts) });
  }
  ranked.sort(byScore);
  const best = ranked[0];
  return [
    ...ranked.map(({ partner, parts, score }, index) => ({
      partner_id: partner.id,
      rank: index + 1,
      among: ranked.length,
      score,
      excluded: null,
      criteria: parts,
      explanation: explainRank(index + 1, ranked.length, parts, best!.parts),
    })),
    ...out
      .sort((a, b) => compare(a.partner.name, b.partner.name) || compare(a.partner.id, b.partner.id))
      .map(({ partner, parts, reason }) => ({
        partner_id: partner.id,
        rank: null,
        among: ranked.length,
        score: null,
        excluded: reason,
        criteria: parts,
        explanation: `Not considered: ${reason}.`,
      })),
  ];
}

function partsOf(judged: ReadonlyMap<Criterion, Judged>, { weights, required }: ScoringRule): CriterionScore[] {
  return criteria.flatMap((key) => {
    const { value, detail } = judged.get(key)!;
    const weight = weights[key] ?? 0;
    return weight > 0 || required.includes(key) ? [{ key, value, weight, detail }] : [];
  });
}

/** Why a partner cannot get the lead, whatever its score. */
function reasonAgainst(
  judged: ReadonlyMap<Criterion, Judged>,
  partner: PartnerFacts,
  rule: ScoringRule,
): string | undefined {
  if (!partner.is_active) return 'the partnership is not active';
  if (partner.is_held_back) return 'it lacks what the program requires before leads';
  if (rule.needs_portal && !partner.has_portal) return 'no one has joined the portal yet';
  if (partner.open_leads >= rule.max_open_leads) return judged.get('capacity')!.missing;
  const lacking = rule.required.map((key) => judged.get(key)!).filter(({ value }) => value === 0);
  return lacking.length > 0 ? lacking.map(({ missing }) => missing).join(', ') : undefined;
}

/** The weighted mean in whole points of 1000, so that equal facts give equal scores on every machine. */
function totalOf(parts: readonly CriterionScore[]): number {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0) return 0;
  return Math.round(parts.reduce((sum, part) => sum + part.weight * part.value, 0) / weight);
}

/** Among partners with equal scores, the one that has waited longest comes first. */
function byScore(a: Scored, b: Scored): number {
  return (
    b.score - a.score ||
    waitOf(b.partner) - waitOf(a.partner) ||
    a.partner.open_leads - b.partner.open_leads ||
    compare(a.partner.id, b.partner.id)
  );
}
const waitOf = ({ days_since_offer }: PartnerFacts) => days_since_offer ?? 1_000_000;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** "2nd of 4: 12 open leads": the facts that cost most against the first. They are the partner's own. */
function explainRank(
  rank: number,
  among: number,
  parts: readonly CriterionScore[],
  best: readonly CriterionScore[],
): string {
  const place = `${ordinal(rank)} of ${among}`;
  if (rank === 1) return `${place}: ${strongest(parts)}`;
  const lost = parts
    .map((part, index) => ({ part, points: (best[index]!.value - part.value) * part.weight }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 2)
    .map(({ part }) => part.detail);
  return `${place}: ${lost.length > 0 ? lost.join(', ') : 'equal scores, another partner has waited longer'}`;
}

function strongest(parts: readonly CriterionScore[]): string {
  const first = [...parts].sort((a, b) => b.value * b.weight - a.value * a.weight).slice(0, 2);
  return first.map(({ detail }) => detail).join(', ') || 'no criteria';
}

const plurals = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = sayable({ one: 'st', two: 'nd', few: 'rd' });
const ordinal = (count: number) => `${count}${suffixes[plurals.select(count)] ?? 'th'}`;
