import { sayable } from '#shared/text/labels.ts';

/** The unit of a criterion's value and of its threshold. */
export type Unit = 'money' | 'count' | 'percent' | 'rating' | 'number';

interface Metric {
  key: string;
  label: string;
  unit: Unit;
  /** Whether criteria can be limited to the last months. */
  hasWindow: boolean;
  about: string;
}

/** The metrics that tiers can require. */
export const metrics = sayable([
  {
    key: 'sourced_revenue',
    label: 'Sourced revenue',
    unit: 'money',
    hasWindow: true,
    about: 'Won deals that the partner brought.',
  },
  {
    key: 'closed_revenue',
    label: 'Won revenue',
    unit: 'money',
    hasWindow: true,
    about: 'All won deals of the partner.',
  },
  { key: 'deals', label: 'Won deals', unit: 'count', hasWindow: true, about: 'Number of won deals.' },
  {
    key: 'registrations',
    label: 'Approved registrations',
    unit: 'count',
    hasWindow: true,
    about: 'Deal registrations that were approved.',
  },
  {
    key: 'win_rate',
    label: 'Win rate',
    unit: 'percent',
    hasWindow: true,
    about: 'Won deals as a share of all closed deals.',
  },
  {
    key: 'certified_people',
    label: 'Certified people',
    unit: 'count',
    hasWindow: false,
    about: 'Different people of the partner who hold a valid certificate.',
  },
  {
    key: 'customers',
    label: 'Customers',
    unit: 'count',
    hasWindow: true,
    about: 'Different accounts with a won deal.',
  },
  {
    key: 'satisfaction',
    label: 'Customer satisfaction',
    unit: 'rating',
    hasWindow: true,
    about: 'Average rating of published reviews, from 1 to 5.',
  },
  {
    key: 'custom_field',
    label: 'Custom field',
    unit: 'number',
    hasWindow: false,
    about: 'A number or a yes in a custom field of the partner.',
  },
  {
    key: 'document',
    label: 'Document on file',
    unit: 'count',
    hasWindow: false,
    about: 'Approved document requests, or documents that your team gave a tag.',
  },
] as const satisfies readonly Metric[]);
export type MetricKey = (typeof metrics)[number]['key'];
export const metricKeys = metrics.map(({ key }) => key) as [MetricKey, ...MetricKey[]];
export const metricOf = (key: MetricKey): Metric => metrics.find((metric) => metric.key === key)!;

/** Displayed decimals of a value. Requirements compare the same figure, so that nobody misses 4.0 by 3.95. */
const shownDigits: Record<Unit, number> = { money: 0, count: 0, percent: 1, rating: 1, number: 8 };

/** The displayed figure of `part / whole`; exact for whole numbers, like the ratings rounded by the database. */
export function shownShare(part: number, whole: number, unit: Unit): number {
  const scale = 10 ** shownDigits[unit];
  return Math.round((part * scale) / whole) / scale;
}

export const shownValue = (value: number, unit: Unit): number => shownShare(value, 1, unit);

/** The subject of a criterion about document requests of a kind: `request:insurance`. Other subjects are tags. */
export const REQUEST_PREFIX = 'request:';

/** Partners are warned when this many days of the grace period are left. */
export const WARNING_DAYS = [60, 30, 14] as const;
/** Days after which a rejected promotion is proposed again. */
export const REST_DAYS = 90;
/** The number of rows that are stored with a value as its evidence, where a list shows the others. */
export const EVIDENCE_SHOWN = 20;
/** The same where no list shows them: fields and documents. */
export const EVIDENCE_WITHOUT_LIST = 500;
/** The number of months for which a tier at risk is forecast. */
export const FORECAST_MONTHS = 12;
export const BACKTEST_MONTHS = 12;
