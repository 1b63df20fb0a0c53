import type { ResourceCreate } from '../../schema.ts';
import type { Page } from './paper.ts';

export interface Planned extends Omit<ResourceCreate, 'folder_id'> {
  folder: string;
  /** Days before today on which it was published. */
  ago: number;
  pages?: readonly Page[];
  /** The text of a Word file. */
  paragraphs?: readonly string[];
  forTop?: true;
  isCobranded?: true;
  isDraft?: true;
  /** The number of partners, out of ten, that open it. */
  reach: number;
}

export const planned: readonly Planned[] = [
  {
    name: 'Product overview',
    description: 'Two pages about the platform for a first meeting.',
    kind: 'file',
    folder: 'Sales',
    ago: 74,
    reach: 9,
    language: 'en',
    funnel_stage: 'awareness',
    tags: ['overview', 'first meeting'],
    pages: [
      {
        title: 'Fleet platform',
        lead: 'See every vehicle, every route, every minute',
        lines: [
          'The vehicle gateway reports position and fuel every ten seconds.',
          'Route planning saves a depot about one driver hour a day.',
          'Open interfaces to the systems your customer already has.',
        ],
      },
      {
        title: 'In three weeks',
        lead: 'How a rollout goes',
        lines: ['Week 1: plan the yards.', 'Week 2: install the gateways.', 'Week 3: train the dispatchers.'],
      },
    ],
  },
  {
    name: 'Battle card: cheap trackers',
    description: 'What to answer when a customer compares us with trackers for the price of one month.',
    kind: 'file',
    folder: 'Battle cards',
    ago: 61,
    reach: 6,
    language: 'en',
    funnel_stage: 'consideration',
    tags: ['competition'],
    keywords: 'objections price comparison',
    forTop: true,
    pages: [
      {
        title: 'Cheap trackers',
        lead: 'What they leave out',
        lines: [
          'No tachograph download: the customer keeps driving to the depot.',
          'No warranty after one year. Ours lasts as long as the subscription.',
          'Ask: who repairs a tracker on a Saturday?',
        ],
      },
    ],
  },
  {
    name: 'Return on investment guide',
    description: 'How to calculate the savings of a fleet together with the customer.',
    kind: 'file',
    folder: 'Sales',
    ago: 48,
    reach: 7,
    language: 'en',
    funnel_stage: 'decision',
    tags: ['business case'],
    pages: [
      {
        title: 'Return on investment',
        lead: 'Four figures decide',
        lines: [
          'Fuel: six to nine percent less with coaching.',
          'Insurance: cameras reduce the premium of many fleets.',
          'Overtime: shorter routes, fewer late hours.',
          'Amortization after eleven months for forty vehicles.',
        ],
      },
    ],
  },
  {
    name: 'Co-branded flyer',
    description: 'A flyer with your logo and contact details.',
    kind: 'file',
    folder: 'Marketing',
    ago: 40,
    reach: 8,
    language: 'en',
    funnel_stage: 'awareness',
    tags: ['flyer', 'event'],
    isCobranded: true,
    pages: [
      {
        title: 'Your fleet in one view',
        lead: 'Talk to us about a pilot with ten vehicles',
        lines: ['Live positions and routes', 'Driver safety with cameras', 'Reports for the insurer'],
      },
    ],
  },
  {
    name: 'Produktübersicht',
    description: 'Die Plattform auf einer Seite.',
    kind: 'file',
    folder: 'Sales',
    ago: 37,
    reach: 3,
    language: 'de',
    funnel_stage: 'awareness',
    tags: ['overview'],
    pages: [
      {
        title: 'Flottenplattform',
        lead: 'Jedes Fahrzeug im Blick',
        lines: ['Ortung alle zehn Sekunden.', 'Tourenplanung für größere Höfe.', 'Fahrerkameras auf Wunsch.'],
      },
    ],
  },
  {
    name: 'Offer template',
    description: 'An offer with all legal parts. Fill in the quantities.',
    kind: 'template',
    folder: 'Prices and contracts',
    ago: 33,
    reach: 5,
    language: 'en',
    funnel_stage: 'decision',
    tags: ['offer'],
    paragraphs: [
      'Offer for a fleet platform',
      'Quantity of vehicle gateways: ____',
      'The subscription runs for 36 months and renews every year.',
      'Delivery within fifteen working days after the order.',
    ],
  },
  {
    name: 'Installation guide: vehicle gateway',
    description: 'Step by step, with the wiring of common trucks.',
    kind: 'file',
    folder: 'Technical',
    ago: 30,
    reach: 4,
    language: 'en',
    funnel_stage: 'onboarding',
    tags: ['installation'],
    pages: [
      {
        title: 'Installation guide',
        lead: 'Vehicle gateway LF-100',
        lines: [
          'Disconnect the battery before you open the fuse box.',
          'Red to permanent plus, black to ground, white to ignition.',
          'The lamp blinks green when the gateway has found a network.',
        ],
      },
    ],
  },
  {
    name: 'How to run a discovery call',
    description: 'Questions that open the conversation.',
    kind: 'article',
    folder: 'Sales',
    ago: 26,
    reach: 6,
    language: 'en',
    funnel_stage: 'awareness',
    tags: ['first meeting'],
    content:
      '## Before the call\n\nLook at the size of the fleet and where its depots are.\n\n## Questions\n\n1. How do dispatchers know today where a vehicle is?\n2. What does an hour of standstill cost?\n3. Who decides about a pilot?\n\n## Afterwards\n\nRegister the deal the same day. Registered deals are **protected**.',
  },
  {
    name: 'Price list',
    description: 'List prices of all products. Valid for the current half-year.',
    kind: 'link',
    folder: 'Prices and contracts',
    ago: 21,
    reach: 7,
    language: 'en',
    funnel_stage: 'decision',
    tags: ['prices'],
    url: 'https://www.example.com/prices',
  },
  {
    name: 'Driver camera in two minutes',
    description: 'A short film for trade fairs and your website.',
    kind: 'video',
    folder: 'Marketing',
    ago: 12,
    reach: 4,
    language: 'en',
    funnel_stage: 'consideration',
    tags: ['event'],
    url: 'https://www.example.com/videos/driver-camera',
  },
  {
    name: 'Data protection questions and answers',
    description: 'What works councils ask about cameras and positions.',
    kind: 'file',
    folder: 'Technical',
    ago: 6,
    reach: 0,
    language: 'en',
    funnel_stage: 'consideration',
    tags: ['security'],
    pages: [
      {
        title: 'Data protection',
        lead: 'Questions of works councils',
        lines: [
          'Positions are deleted after ninety days.',
          'Drivers switch to private trips with one button.',
          'Recordings stay in the vehicle unless there is an accident.',
        ],
      },
    ],
  },
  {
    name: 'Launch kit: route planning 4',
    description: 'Texts and pictures for the next release. Not public yet.',
    kind: 'article',
    folder: 'Marketing',
    ago: 2,
    reach: 0,
    language: 'en',
    tags: ['launch'],
    isDraft: true,
    content: 'The release is planned for next month. Texts follow.',
  },
];
