import { property } from '../mocks/hubspot/properties.ts';

const companies = [
  { name: 'Oakridge Hospitals', domain: 'oakridge-hospitals.example', city: 'Columbus', country: 'United States' },
  { name: 'Bergen Seafood', domain: 'bergen-seafood.example', city: 'Bergen', country: 'Norway' },
  { name: 'Calder Textiles', domain: 'calder-textiles.example', city: 'Leeds', country: 'United Kingdom' },
  { name: 'Lumen Learning', domain: 'lumen-learning.example', city: 'Toronto', country: 'Canada' },
  { name: 'Quarry & Stone', domain: 'quarry-stone.example', city: 'Porto', country: 'Portugal' },
] as const;

const contacts = [
  ['Oakridge Hospitals', 'Denise', 'Carter', 'Head of IT'],
  ['Bergen Seafood', 'Lars', 'Haugen', 'Plant Manager'],
  ['Calder Textiles', 'Ruth', 'Ellison', 'Operations Director'],
  ['Lumen Learning', 'Amir', 'Rahimi', 'Chief Technology Officer'],
  ['Quarry & Stone', 'Marta', 'Pinto', 'Managing Director'],
] as const;

const deals = [
  ['Oakridge Hospitals', 'Oakridge: ward scheduling', '64000', 'presentationscheduled', 55],
  ['Bergen Seafood', 'Bergen: cold chain tracking', '38500', 'qualifiedtobuy', 70],
  ['Calder Textiles', 'Calder: mill planning', '21000', 'contractsent', 30],
  ['Lumen Learning', 'Lumen: campus rollout', '47000', 'decisionmakerboughtin', 45],
  ['Quarry & Stone', 'Quarry: site pilot', '12500', 'appointmentscheduled', 90],
] as const;

/** The Demo CRM of a partner: its customers, its open deals, and fields for what the program reports. */
export const partnerData = {
  companies,
  contacts,
  deals,
  properties: [
    property('main_contact', 'Main contact'),
    property('main_contact_email', 'Main contact email'),
    property('registration_status', 'Registration status'),
    property('protected_until', 'Protected until', 'date'),
    property('earned_commission', 'Earned commission', 'number', { showCurrencySymbol: true }),
  ],
  more: Object.fromEntries(
    deals.map(([customer, dealname]) => {
      const [, first, last] = contacts.find(([employer]) => employer === customer)!;
      const domain = companies.find(({ name }) => name === customer)!.domain;
      return [
        dealname,
        { main_contact: `${first} ${last}`, main_contact_email: `${first}.${last}@${domain}`.toLowerCase() },
      ];
    }),
  ),
};
