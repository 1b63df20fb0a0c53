import { expect, test } from 'vitest';
import type { Criterion } from './criteria.schema.ts';
import { type ScoredProspect, scoreProspect } from './score.ts';

const unknown: ScoredProspect = {
  employees: null,
  founded_year: null,
  country: null,
  countries: [],
  tags: [],
  source: 'manual',
  website: null,
  domain: null,
  contact_email: null,
};
const criteria: Criterion[] = [
  { fact: 'employees', weight: 5, ideal: { from: 50, to: 250 }, acceptable: { from: 20, to: 49 } },
  { fact: 'countries', weight: 3, ideal: { values: ['DE', 'AT'] }, acceptable: { values: ['CH'] } },
  { fact: 'tags', weight: 2, ideal: { values: ['Integration'] } },
];
const profile = { criteria, qualify_at: 70, review_at: 40 };
const score = (known: Partial<ScoredProspect>) => scoreProspect({ ...unknown, ...known }, profile, 2026);

test('adds the weights of ideal answers, and half of acceptable ones', () => {
  expect(score({ employees: 120, country: 'DE', tags: ['integration '] })).toMatchObject({ score: 100, possible: 100 });
  expect(score({ employees: 20, countries: ['CH', 'FR'], tags: ['Training'] })).toMatchObject({
    score: 40,
    possible: 40,
    verdict: 'review',
    reasons: [
      { fact: 'employees', answer: 'acceptable', points: 2.5, value: 20 },
      { fact: 'countries', answer: 'acceptable', points: 1.5, value: ['CH', 'FR'] },
      { fact: 'tags', answer: 'poor', points: 0, value: ['Training'] },
    ],
  });
});

test('bands include both ends and are open where no end is given', () => {
  const of = (employees: number) => score({ employees }).reasons[0]!.answer;
  expect([19, 20, 49, 50, 250, 251].map(of)).toEqual(['poor', 'acceptable', 'acceptable', 'ideal', 'ideal', 'poor']);
  const large = { ...profile, criteria: [{ ...criteria[0]!, ideal: { from: 1_000 }, acceptable: null }] };
  expect(scoreProspect({ ...unknown, employees: 5_000 }, large, 2026).score).toBe(100);
});

test('an unknown answer gets no points but leaves the chance', () => {
  expect(score({})).toMatchObject({ score: 0, possible: 100, verdict: 'review' });
  expect(score({ employees: 3 })).toMatchObject({ score: 0, possible: 50, verdict: 'review' });
  expect(score({ employees: 3, country: 'US' })).toMatchObject({ score: 0, possible: 20, verdict: 'unfit' });
});

test('a further answer never lowers the score', () => {
  const answers: Partial<ScoredProspect>[] = [{ employees: 3 }, { country: 'US' }, { tags: ['x'] }, { country: 'DE' }];
  let known: Partial<ScoredProspect> = {};
  let before = 0;
  for (const answer of answers) {
    if (!('country' in known) || !('country' in answer)) known = { ...known, ...answer };
    const { score: now } = score(known);
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
});

test('reads years in business, the website and the mailbox of the contact', () => {
  const facts: Criterion[] = [
    { fact: 'age', weight: 1, ideal: { from: 5 } },
    { fact: 'website', weight: 1, ideal: {} },
    { fact: 'business_contact', weight: 1, ideal: {} },
    { fact: 'source', weight: 1, ideal: { values: ['referral'] } },
  ];
  const of = (known: Partial<ScoredProspect>) =>
    scoreProspect({ ...unknown, ...known }, { ...profile, criteria: facts }, 2026).reasons.map(({ answer }) => answer);
  expect(of({})).toEqual(['unknown', 'unknown', 'unknown', 'poor']);
  expect(of({ founded_year: 2021, domain: 'a.example', contact_email: 'a@a.example', source: 'referral' })).toEqual([
    'ideal',
    'ideal',
    'ideal',
    'ideal',
  ]);
  expect(of({ founded_year: 2022, contact_email: 'a@gmail.com' })).toEqual(['poor', 'unknown', 'poor', 'poor']);
});

test('a profile without criteria gives nothing', () => {
  expect(scoreProspect(unknown, { ...profile, criteria: [] }, 2026)).toMatchObject({ score: 0, possible: 0 });
});
