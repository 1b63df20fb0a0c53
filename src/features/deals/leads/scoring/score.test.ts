import { describe, expect, test } from 'vitest';
import type { LeadFacts, PartnerFacts, ScoringRule } from '../scoring.schema.ts';
import { scorePartners } from './score.ts';

const lead: LeadFacts = {
  country: 'ES',
  region: 'Madrid',
  postal_code: '28001',
  language: 'es',
  product: { id: 'p', name: 'Fleet' },
};
const rule: ScoringRule = {
  weights: { territory: 30, capacity: 30, language: 20, fairness: 20 },
  required: [],
  preferred_type_ids: [],
  certificate_tags: [],
  certificate_field: null,
  max_open_leads: 20,
  needs_portal: true,
};
const partner = (id: string, facts: Partial<PartnerFacts> = {}): PartnerFacts => ({
  id,
  name: `Partner ${id}`,
  is_active: true,
  is_held_back: false,
  has_portal: true,
  country: 'ES',
  region: null,
  postal_code: null,
  countries: [],
  type_id: null,
  tier_name: null,
  tier_level: 0,
  tags: [],
  product_wins: 0,
  has_certificate_field: false,
  languages: ['es'],
  open_leads: 0,
  closed_leads: 0,
  won_leads: 0,
  days_since_offer: null,
  ...facts,
});
const order = (partners: PartnerFacts[], by: Partial<ScoringRule> = {}) =>
  scorePartners(lead, partners, { ...rule, ...by })
    .filter(({ rank }) => rank !== null)
    .map(({ partner_id }) => partner_id);

describe('each criterion decides alone', () => {
  test('the nearer partner is first: postal area, state, country, covered region, elsewhere', () => {
    const partners = [
      partner('elsewhere', { country: 'FR' }),
      partner('covers', { country: 'PT', countries: ['ES', 'PT'] }),
      partner('country'),
      partner('state', { region: 'madrid' }),
      partner('postal', { postal_code: '28 045' }),
    ];
    expect(order(partners, { weights: { territory: 1 } })).toEqual([
      'postal',
      'state',
      'country',
      'covers',
      'elsewhere',
    ]);
  });

  test.each<[string, Partial<ScoringRule>, Partial<PartnerFacts>]>([
    ['deals won with the product', { weights: { product: 1 } }, { product_wins: 1 }],
    ['a tag with the product', { weights: { product: 1 } }, { tags: ['fleet'] }],
    ['a certificate tag', { weights: { certificate: 1 }, certificate_tags: ['Expert'] }, { tags: ['expert'] }],
    ['a certificate field', { weights: { certificate: 1 }, certificate_field: 'x' }, { has_certificate_field: true }],
    ['a preferred type', { weights: { type: 1 }, preferred_type_ids: ['t'] }, { type_id: 't' }],
    ['a higher tier', { weights: { tier: 1 } }, { tier_level: 500 }],
    ['past conversion', { weights: { conversion: 1 } }, { closed_leads: 3, won_leads: 3 }],
  ])('%s', (_, by, better) => {
    expect(order([partner('a'), partner('b', better)], by)).toEqual(['b', 'a']);
  });

  test('fewer open leads, the language, and a longer wait', () => {
    expect(
      order([partner('a', { open_leads: 3 }), partner('b', { open_leads: 1 })], { weights: { capacity: 1 } }),
    ).toEqual(['b', 'a']);
    expect(order([partner('a', { languages: ['en'] }), partner('b')], { weights: { language: 1 } })).toEqual([
      'b',
      'a',
    ]);
    expect(
      order([partner('a', { days_since_offer: 2 }), partner('b', { days_since_offer: 9 })], {
        weights: { fairness: 1 },
      }),
    ).toEqual(['b', 'a']);
  });
});

describe('explanations', () => {
  test('tell a partner its place and the facts that cost most', () => {
    const scores = scorePartners(lead, [partner('a'), partner('b', { open_leads: 12, days_since_offer: 29 })], rule);
    expect(scores[1]!.explanation).toBe('2nd of 2: 12 open leads, last lead offered 29 days ago');
    expect(scores[1]!.explanation).not.toContain('Partner');
  });

  test('tell an excluded partner what it lacks', () => {
    const by = { ...rule, required: ['certificate', 'language'] as const, certificate_tags: ['Expert'] };
    const [first, second] = scorePartners(
      lead,
      [partner('a', { languages: ['fr'] }), partner('b', { tags: ['Expert'] })],
      by,
    );
    expect(first).toMatchObject({ partner_id: 'b', rank: 1 });
    expect(second).toMatchObject({
      rank: null,
      score: null,
      explanation: 'Not considered: no certificate in Spain, no one who speaks Spanish.',
    });
  });

  test.each<[string, Partial<PartnerFacts>]>([
    ['the partnership is not active', { is_active: false }],
    ['it lacks what the program requires before leads', { is_held_back: true }],
    ['no one has joined the portal yet', { has_portal: false }],
    ['20 open leads, the limit is 20', { open_leads: 20 }],
  ])('exclude with the reason "%s"', (reason, facts) => {
    expect(scorePartners(lead, [partner('a', facts)], rule)[0]!.excluded).toBe(reason);
  });
});

/** A small deterministic generator, so that a failure can be repeated by its seed. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

function someone(next: () => number, id: string): PartnerFacts {
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!;
  return partner(id, {
    is_active: next() > 0.1,
    is_held_back: false,
    has_portal: next() > 0.1,
    country: pick(['ES', 'FR', null]),
    region: pick(['Madrid', null]),
    languages: pick([['es'], ['fr'], []]),
    open_leads: Math.floor(next() * 25),
    tier_level: Math.floor(next() * 1000),
    days_since_offer: pick([null, 0, 5, 40]),
    closed_leads: 4,
    won_leads: Math.floor(next() * 5),
  });
}

describe('properties of any round', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('seed %i', (seed) => {
    const source = numbers(seed);
    const next = () => source.next().value as number;
    const partners = Array.from({ length: 30 }, (_, index) => someone(next, `p${String(index).padStart(2, '0')}`));
    const excluded = { p03: 'declined this lead', p07: 'did not answer in time' };
    const by: ScoringRule = { ...rule, required: next() > 0.5 ? ['territory'] : [] };
    const scores = scorePartners(lead, partners, by, excluded);
    // The same whatever the order, and also if a partner is given twice.
    expect(scorePartners(lead, [...partners].reverse(), by, excluded)).toEqual(scores);
    expect(scorePartners(lead, [...partners, ...partners], by, excluded)).toEqual(scores);
    expect(new Set(scores.map(({ partner_id }) => partner_id)).size).toBe(partners.length);
    const ranked = scores.filter(({ rank }) => rank !== null);
    expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1));
    expect(ranked.filter(({ score }, index) => index > 0 && score! > ranked[index - 1]!.score!)).toEqual([]);
    expect(ranked.filter(({ score }) => score! < 0 || score! > 1000)).toEqual([]);
    const isFit = ({ is_active, has_portal, open_leads }: PartnerFacts) => is_active && has_portal && open_leads < 20;
    for (const { partner_id, excluded: reason } of scores) {
      const facts = partners.find(({ id }) => id === partner_id)!;
      if (partner_id in excluded || !isFit(facts)) expect(reason).not.toBeNull();
    }
  });
});
