import type { LostReason } from '#features/deals/opportunities/schema.ts';
import type { PartnerCategory } from '#features/partners/partner-statuses/schema.ts';

/**
 * A small programme to look at: invented firms on `.example` addresses, deals that are open or lost. None is won, because a
 * won deal writes commission into the company's books, and books are never rewritten. Amounts are whole units.
 */
interface SamplePartner {
  name: string;
  domain: string;
  country: string;
  category: PartnerCategory;
  /** Rung of the company's ladder, from 0; null stands beside it. */
  tier: number | null;
  /** First name, last name, title; the first is whom to call. */
  people: readonly (readonly [string, string, string])[];
}

export interface SampleDeal {
  title: string;
  /** Places in the lists of partners, accounts and products, from 0. */
  partner: number;
  account: number;
  product: number;
  quantity: number;
  /** Share of the way through the open stages. */
  stage: number;
  /** Days ago. */
  opened: number;
  /** Days ahead. */
  closes: number;
  /** It is over: why it was lost. */
  lost?: LostReason;
}

export const samplePartners: readonly SamplePartner[] = [
  {
    name: 'Northlight Consulting',
    domain: 'northlight.example',
    country: 'US',
    category: 'active',
    tier: 2,
    people: [
      ['Ada', 'Moreau', 'Managing director'],
      ['Ben', 'Okafor', 'Sales engineer'],
    ],
  },
  {
    name: 'Brightwater IT',
    domain: 'brightwater.example',
    country: 'GB',
    category: 'active',
    tier: 1,
    people: [
      ['Carla', 'Weber', 'Partner manager'],
      ['Dana', 'Kim', 'Account executive'],
    ],
  },
  {
    name: 'Canopy Digital',
    domain: 'canopy.example',
    country: 'DE',
    category: 'active',
    tier: 1,
    people: [['Emil', 'Fischer', 'Head of sales']],
  },
  {
    name: 'Stonebridge Systems',
    domain: 'stonebridge.example',
    country: 'CA',
    category: 'active',
    tier: 0,
    people: [['Fatima', 'Haddad', 'Account executive']],
  },
  {
    name: 'Lakeside Integrators',
    domain: 'lakeside.example',
    country: 'FR',
    category: 'active',
    tier: 0,
    people: [['Greta', 'Dubois', 'Consultant']],
  },
  {
    name: 'Meridian Advisory',
    domain: 'meridian.example',
    country: 'NL',
    category: 'applied',
    tier: null,
    people: [['Hugo', 'Jansen', 'Founder']],
  },
];

export const sampleAccounts = [
  { name: 'Harrow Logistics', domain: 'harrow-logistics.example', country: 'GB', industry: 'Logistics' },
  { name: 'Bellweather Clinics', domain: 'bellweather.example', country: 'US', industry: 'Healthcare' },
  { name: 'Orchard Foods', domain: 'orchard-foods.example', country: 'DE', industry: 'Food' },
  { name: 'Tidal Energy', domain: 'tidal-energy.example', country: 'FR', industry: 'Energy' },
  { name: 'Quill Insurance', domain: 'quill-insurance.example', country: 'NL', industry: 'Finance' },
  { name: 'Sparrow Hotels', domain: 'sparrow-hotels.example', country: 'CA', industry: 'Travel' },
  { name: 'Vale Textiles', domain: 'vale-textiles.example', country: 'ES', industry: 'Manufacturing' },
  { name: 'Kestrel Robotics', domain: 'kestrel-robotics.example', country: 'SE', industry: 'Manufacturing' },
] as const;

export const sampleProducts = [
  { name: 'Sample: Starter plan', price: 2_400 },
  { name: 'Sample: Team plan', price: 9_600 },
  { name: 'Sample: Enterprise plan', price: 36_000 },
  { name: 'Sample: Setup package', price: 4_500 },
] as const;

export const sampleDeals: readonly SampleDeal[] = [
  { title: 'First rollout', partner: 0, account: 0, product: 2, quantity: 1, stage: 0.9, opened: 18, closes: 12 },
  { title: 'Two more sites', partner: 0, account: 1, product: 1, quantity: 3, stage: 0.6, opened: 12, closes: 35 },
  { title: 'Setup and training', partner: 0, account: 1, product: 3, quantity: 2, stage: 0.3, opened: 6, closes: 50 },
  { title: 'Replacement', partner: 1, account: 2, product: 1, quantity: 2, stage: 0.9, opened: 17, closes: 9 },
  { title: 'Pilot', partner: 1, account: 3, product: 0, quantity: 5, stage: 0.3, opened: 9, closes: 41 },
  { title: 'Group contract', partner: 1, account: 4, product: 2, quantity: 2, stage: 0.6, opened: 14, closes: 64 },
  { title: 'Expansion', partner: 2, account: 5, product: 1, quantity: 4, stage: 0.6, opened: 11, closes: 28 },
  { title: 'Evaluation', partner: 2, account: 6, product: 0, quantity: 2, stage: 0, opened: 3, closes: 70 },
  { title: 'Platform switch', partner: 3, account: 7, product: 2, quantity: 1, stage: 0.3, opened: 8, closes: 45 },
  { title: 'Starter seats', partner: 3, account: 2, product: 0, quantity: 8, stage: 0, opened: 2, closes: 58 },
  { title: 'Services bundle', partner: 4, account: 3, product: 3, quantity: 3, stage: 0, opened: 5, closes: 52 },
  {
    title: 'Renewal offer',
    partner: 1,
    account: 6,
    product: 1,
    quantity: 1,
    stage: 1,
    closes: 0,
    opened: 20,
    lost: 'price',
  },
  {
    title: 'Small team',
    partner: 2,
    account: 0,
    product: 0,
    quantity: 1,
    stage: 1,
    closes: 0,
    opened: 19,
    lost: 'no_decision',
  },
  {
    title: 'Second brand',
    partner: 0,
    account: 5,
    product: 1,
    quantity: 1,
    stage: 1,
    closes: 0,
    opened: 16,
    lost: 'competitor',
  },
];

export const sampleNextSteps = [
  'Send the revised quote',
  'Demo with the operations team',
  'Security questionnaire',
  'Wait for the budget round',
] as const;
