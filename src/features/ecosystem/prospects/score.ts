import { isFreeMail } from '#shared/matching.ts';
import {
  type Band,
  type Criterion,
  type CriterionFact,
  kindOfFact,
  type ScoreReason,
  type Verdict,
} from './criteria.schema.ts';

/** The facts about a prospect that criteria ask for; null or an empty list means unknown. */
export interface ScoredProspect {
  employees: number | null;
  founded_year: number | null;
  country: string | null;
  countries: readonly string[];
  tags: readonly string[];
  source: string;
  website: string | null;
  domain: string | null;
  contact_email: string | null;
}

export interface Score {
  score: number;
  /** The score if every unknown answer were ideal. */
  possible: number;
  verdict: Verdict;
  reasons: ScoreReason[];
}

interface Profile {
  criteria: readonly Criterion[];
  qualify_at: number;
  review_at: number;
}

/**
 * Compares a prospect with a profile. The score is the share of all points in percent; unknown answers get none, so
 * that a new answer never lowers the score. A prospect is a poor fit only when even ideal answers could not save it.
 */
export function scoreProspect(prospect: ScoredProspect, profile: Profile, year: number): Score {
  const reasons = profile.criteria.map((criterion) => reasonFor(criterion, factValue(prospect, criterion.fact, year)));
  const sum = (of: (reason: ScoreReason) => number) => reasons.reduce((all, reason) => all + of(reason), 0);
  const total = sum(({ weight }) => weight);
  const points = sum((reason) => reason.points);
  const open = sum(({ answer, weight }) => (answer === 'unknown' ? weight : 0));
  const share = (part: number) => (total === 0 ? 0 : Math.round((part / total) * 100));
  const [score, possible] = [share(points), share(points + open)];
  const verdict = score >= profile.qualify_at ? 'qualified' : possible < profile.review_at ? 'unfit' : 'review';
  return { score, possible, verdict, reasons };
}

type Value = ScoreReason['value'];

function reasonFor({ fact, weight, ideal, acceptable }: Criterion, value: Value): ScoreReason {
  const isIn = (band: Band) => (kindOfFact[fact] === 'yes' ? value === 1 : matches(value, band));
  const answer =
    value === null ? 'unknown' : isIn(ideal) ? 'ideal' : acceptable && isIn(acceptable) ? 'acceptable' : 'poor';
  const points = answer === 'ideal' ? weight : answer === 'acceptable' ? weight / 2 : 0;
  return { fact, answer, points, weight, value };
}

function matches(value: Value, { from, to, values = [] }: Band): boolean {
  if (typeof value === 'number') return (from ?? -Infinity) <= value && value <= (to ?? Infinity);
  const wanted = new Set(values.map(folded));
  return (value ?? []).some((each) => wanted.has(folded(each)));
}

const folded = (text: string) => text.trim().toLowerCase();

/** Yes and no are 1 and 0. */
function factValue(prospect: ScoredProspect, fact: CriterionFact, year: number): Value {
  switch (fact) {
    case 'employees':
      return prospect.employees;
    case 'age':
      return prospect.founded_year === null ? null : Math.max(year - prospect.founded_year, 0);
    case 'country':
      return prospect.country ? [prospect.country] : null;
    case 'countries':
      return known(prospect.country ? [...new Set([prospect.country, ...prospect.countries])] : prospect.countries);
    case 'tags':
      return known(prospect.tags);
    case 'source':
      return [prospect.source];
    case 'website':
      return prospect.website || prospect.domain ? 1 : null;
    case 'business_contact':
      return prospect.contact_email === null ? null : isFreeMail(prospect.contact_email) ? 0 : 1;
  }
}

const known = (values: readonly string[]): string[] | null => (values.length > 0 ? [...values] : null);
