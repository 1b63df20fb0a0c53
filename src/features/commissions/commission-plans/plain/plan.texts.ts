import { defineTexts } from '#shared/text/texts.ts';

const plural = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

/**
 * The sentences about a commission structure. Most begin in lower case and have no period, because they are shown alone
 * or behind one another; `sentence` completes them. `you` is true where the reader is the partner itself.
 */
export const planTexts = defineTexts('commissions/commission-plans/plain', {
  /** Each field that a condition can test. */
  subjects: {
    'partner.type': 'the partner type',
    'partner.tier': 'the partner’s tier',
    'partner.region': 'the partner’s region',
    'partner.country': 'the partner’s country',
    'partner.tag': 'the partner’s tag',
    role: 'the partner’s role in the deal',
    product: 'the product',
    category: 'the product category',
    'deal.amount': 'the deal’s amount',
    'deal.type': 'the deal type',
    'deal.source': 'the source of the deal',
    'deal.kind': 'the kind of sale',
    'customer.country': 'the customer’s country',
    'customer.is_new': 'the customer',
    coupon: 'the coupon',
    months_since_first: 'a renewal’s time since the customer’s first deal',
  },
  ownSubjects: {
    'partner.type': 'your partner type',
    'partner.tier': 'your tier',
    'partner.region': 'your region',
    'partner.country': 'your country',
    'partner.tag': 'your tag',
    role: 'your role in the deal',
  },
  unknownDetail: 'a detail your partner manager can explain',
  quoted: (name: string) => `“${name}”`,
  kinds: {
    new: 'new business',
    renewal: 'a renewal',
    expansion: 'an expansion',
    lead: 'a lead',
    nfr: 'not for resale',
  },
  sources: {
    company: 'the company’s own team',
    partner: 'a partner’s registration',
    referral_page: 'a referral page',
    link: 'a referral link',
    api: 'the API',
    import: 'an import',
  },
  roles: {
    source: 'sourcing',
    resell: 'reselling',
    influence: 'influencing',
    services: 'services',
    distributor: 'distributing',
  },
  yes: 'yes',
  no: 'no',
  newIsKnown: 'it is known whether the customer is new',
  newIsUnknown: 'it is not known whether the customer is new',
  isNew: 'the customer is new',
  isNotNew: 'the customer is not new',
  /** Conditions that all have to be met, and groups of which one has to be. */
  all: (conditions: readonly string[]) => conditions.join(' and '),
  any: (groups: readonly string[]) => groups.join('; or if '),
  never: 'never applies because no condition can be met',
  always: 'applies to every deal',
  appliesIf: (conditions: string) => `applies if ${conditions}`,
  everyDealCounts: 'every deal counts',
  countsIf: (conditions: string) => `deals count if ${conditions}`,

  months: (count: string) => plural(count, 'month', 'months'),
  deals: (count: string) => plural(count, 'deal', 'deals'),
  units: (count: string) => plural(count, 'unit', 'units'),

  /** The amounts that a rate applies to, as in `rateOf`. A note stands in brackets at the end, and titles leave it out. */
  bases: {
    gross: 'the gross amount',
    net: 'the net amount (price less discount and tax)',
    margin: 'the margin (net amount less cost, never below zero)',
    first_year: 'the first year’s value',
    tcv: 'the whole contract’s value',
    collected: 'the net amount as the customer pays it',
  },
  commissionOf: (role: string, you: boolean) =>
    `the commission of the ${role} partner${you ? '' : ' on the same deal'}`,
  rateOf: (rate: string, base: string) => `${rate} of ${base}`,
  noBonusYet: 'Pays nothing yet: the bonus is missing.',
  noCalculationYet: 'Pays nothing yet: the calculation is missing.',
  incompleteBonus: 'an incomplete bonus',
  incompleteRule: 'an incomplete rule',
  nothing: 'nothing',
  earns: (what: string, you: boolean) => (you ? `you earn ${what}` : `a partner earns ${what}`),
  forEvery: (amount: string, every: number) =>
    `${amount} for ${every === 1 ? 'every deal' : `every ${nth(every)} deal`}`,
  byTier: (rates: string) => `${rates}, by partner tier`,
  by: (rates: string, measure: string) => `${rates}, by ${measure}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  rateFor: (rate: string, tier: string) => `${rate} for ${tier}`,
  dependsOnTier: (rates: string, base: string) => `the rate depends on the partner’s tier: ${rates}, of ${base}`,
  othersEarnNothing: 'Other tiers earn nothing from this rule',
  othersEarn: (rate: string) => `All other partners earn ${rate}`,
  someOthersEarn: (rate: string) => `All other partners that the rule applies to earn ${rate}`,
  forUnit: (amount: string) => `${amount} for every unit sold`,
  forDeal: (amount: string) => `${amount} a deal`,
  measures: { credited_base: 'sales volume', deal_count: 'number of deals', units: 'units sold' },
  volume: {
    deal: (measure: string) => `the deal’s own ${measure}`,
    lifetime: (measure: string, you: boolean) => `${you ? 'your' : 'a partner’s'} ${measure} of all time`,
    month: (measure: string, you: boolean) => `${you ? 'your' : 'a partner’s'} ${measure} in the calendar month`,
    quarter: (measure: string, you: boolean) => `${you ? 'your' : 'a partner’s'} ${measure} in the calendar quarter`,
    year: (measure: string, you: boolean) => `${you ? 'your' : 'a partner’s'} ${measure} in the calendar year`,
  },
  marginal: (volume: string) => `each part of ${volume} earns the rate of the band it falls into`,
  slabBefore: (volume: string) =>
    `${volume} before the deal determines the band, and its rate applies to the whole deal`,
  slabAfter: (volume: string) =>
    `${volume}, including this deal, determines the band, and its rate applies to the whole deal`,
  retroactive: (volume: string) =>
    `${volume} determines one band for the whole period: when a higher band is reached, earlier deals of the period are raised to its rate`,
  bands: (bands: readonly string[]) => `bands: ${bands.join('; ')}`,
  ratesApplyTo: (base: string) => `rates apply to ${base}`,
  whenReached: (amount: string) => `${amount} once when the band is reached`,
  aUnit: (amount: string) => `${amount} a unit`,
  atAnyVolume: (value: string) => `${value} at any volume`,
  below: (value: string, to: string) => `${value} below ${to}`,
  from: (value: string, from: string) => `${value} from ${from}`,
  fromTo: (value: string, from: string, to: string) => `${value} from ${from} to below ${to}`,

  bonus: (amount: string, every: number, you: boolean) =>
    `${you ? 'you earn' : 'a partner earns'} a bonus of ${amount} for ${every === 1 ? 'every deal' : `every ${nth(every)} deal`}`,
  /** The start of counting anew, behind `bonus`. */
  counted: {
    month: (bonus: string) => `${bonus}, with the count reset each calendar month`,
    quarter: (bonus: string) => `${bonus}, with the count reset each calendar quarter`,
    year: (bonus: string) => `${bonus}, with the count reset each calendar year`,
  },
  onlyDealsWith: (products: string) => `only deals with ${products} count`,
  runsFrom: (first: string) => `it runs from ${first}`,
  runsUntil: (last: string) => `it runs until ${last}`,
  runs: (first: string, last: string) => `it runs from ${first} until ${last}`,
  budget: (amount: string) => `all partners together get at most ${amount} from it, first come, first served`,
  notWithOthers: 'not paid on a deal that already earned another bonus',
  bonusRefund: 'a fully refunded deal no longer counts, and the latest bonus is clawed back',

  atLeast: (amount: string) => `at least ${amount} a deal, but never more than the amount it is calculated from`,
  atMostTogether: (amount: string) => `at most ${amount} a deal, all partners together`,
  /** The time of a cap, in its sentences. */
  capTimes: { month: 'a calendar month', quarter: 'a calendar quarter', year: 'a calendar year', lifetime: 'in all' },
  partnerCap: (amount: string, time: string, you: boolean) =>
    `${you ? 'you get' : 'a partner gets'} at most ${amount} ${time} from this rule`,
  customerCap: (amount: string, time: string, you: boolean) =>
    `${you ? 'you get' : 'a partner gets'} at most ${amount} ${time} from this rule for any one customer`,
  poolCap: (amount: string, time: string) => `this rule pays at most ${amount} ${time}, all partners together`,
  aboveBase: 'a rate above 100% of the amount is intended',

  refundsKeep: 'refunds never reduce the commission',
  refundTakesAll: (within: string) => `any refund${within} takes back the full commission`,
  fullRefundTakes: (within: string) =>
    `a partial refund does not change the commission; a full refund${within} takes it back`,
  refundTakesShare: (within: string) =>
    `a refund${within} takes back the same share of the commission; later refunds change nothing`,
  /** The time after which a refund changes nothing, behind "refund". */
  within: (days: number, ofPayment: boolean) => {
    const from = ofPayment ? 'the customer’s last payment before the refund' : 'the deal';
    return days === 0 ? ` on the day of ${from}` : ` within ${plural(String(days), 'day', 'days')} of ${from}`;
  },

  onTop: 'paid on top of the other rules',
  priority: (number: string) => `its priority is ${number}`,
  exceptRole: (role: string) => `for partners in any role except ${role}`,

  renewalsKeepVersion: 'renewals keep the structure version that was active when the customer’s first deal was won',
  renewalsTakeVersion: 'every renewal uses the structure version that is active on the day it is won',
  credit: 'several partners in the same role each earn, at their own rates, on their share of the amount',
  /** Behind `credit`: what each of them gets in full. */
  unshared: (credit: string, whole: string) => `${credit}; ${whole} are not split: each partner gets the full amount`,
  wholes: { bands: 'the fixed amounts of bands', minimums: 'minimums', bonuses: 'bonuses' },
  weight:
    'several partners in the same role split one commission by weight; the first partner’s type and tier set the rate',
  best: (you: boolean) =>
    `if several rules match a product line, the one that pays ${you ? 'you' : 'the partner'} most applies`,
  highestPriority:
    'if several rules match a product line, the one with the highest priority applies, then the most specific one',
  rounding: {
    half_up: 'amounts are rounded to the smallest currency unit, half up',
    half_even: 'amounts are rounded to the smallest currency unit, ties to the even digit',
    floor: 'amounts are rounded down to the smallest currency unit',
  },
  earnedWhen: {
    won: 'earned when the deal is won',
    invoiced: 'earned when the deal is won (invoices are not recorded)',
    collected: 'earned as the customer pays, in proportion to the money received',
    collectedOfFirstYear:
      'earned as the customer pays, in proportion to the money received; commission is paid on the first year only',
  },
  payableAtOnce: 'payable at once',
  payableAfter: (days: number) => `payable ${plural(String(days), 'day', 'days')} after it is earned`,
  renewalsEarn: 'renewals earn commission for as long as the customer renews',
  renewalsEarnNothing: 'renewals earn nothing',
  renewalsEarnFor: (months: number) =>
    `renewals earn commission for ${plural(String(months), 'month', 'months')} starting on the day the customer’s first deal was won`,
  ownCurrency: 'Minimums and caps without their own currency use the deal’s currency.',

  noRules: 'No rules yet',
  forMonths: (headline: string, months: string) => `${headline}, for ${plural(months, 'month', 'months')}`,
  moreRules: (headline: string, others: string) => `${headline}, and ${plural(others, 'more rule', 'more rules')}`,
});

/** 1st, 2nd, 3rd, 11th. */
function nth(value: number): string {
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  return `${value}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(value)]}`;
}
