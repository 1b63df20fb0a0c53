import { fullForm, holds, type When } from '#shared/conditions/conditions.ts';
import { sayableWords } from '#shared/text/labels.ts';
import type { Band, FlatCalc, PercentCalc, Rule, RuleBase, RuleWhen, Spiff, TieredCalc } from '../schema.ts';
import { ordinal, type Phrases, periodNames, roleNames } from './phrases.ts';

const baseNames: Record<string, string> = sayableWords({
  gross: 'the gross amount',
  net: 'the net amount (price less discount and tax)',
  margin: 'the margin (net amount less cost, never below zero)',
  first_year: 'the first year’s value',
  tcv: 'the whole contract’s value',
  collected: 'the net amount as the customer pays it',
});

export function baseText(base: RuleBase = 'net', { isPartner }: Phrases): string {
  const role = /^commission_of\((.+)\)$/.exec(base)?.[1];
  if (role === undefined) return baseNames[base] ?? base;
  return `the commission of the ${roleNames[role] ?? role} partner${isPartner ? '' : ' on the same deal'}`;
}

/** The payments of the rule, one sentence each. */
export function payText(rule: Rule, phrases: Phrases): string[] {
  if (rule.kind === 'spiff')
    return rule.spiff ? spiffText(rule.spiff, phrases) : ['Pays nothing yet: the bonus is missing.'];
  if (!rule.calc) return ['Pays nothing yet: the calculation is missing.'];
  const base = baseText(rule.base, phrases);
  switch (rule.calc.type) {
    case 'percent':
      return percentText(rule.calc, rule.when, base, phrases);
    case 'flat':
      return [`${phrases.who} ${phrases.earns} ${flatAmount(rule.calc, phrases)}`];
    case 'tiered':
      return tieredText(rule.calc, base, phrases);
  }
}

/** The shortest description, for headings and lists: "10% of the net amount". */
export function payHeadline(rule: Rule, phrases: Phrases): string {
  if (rule.kind === 'spiff') {
    if (!rule.spiff) return 'an incomplete bonus';
    const { every, amount_minor, currency } = rule.spiff;
    return `${phrases.money(amount_minor, currency)} for every ${every === 1 ? 'deal' : `${ordinal(every)} deal`}`;
  }
  const { calc } = rule;
  const base = baseText(rule.base, phrases).replace(/ \(.*\)$/, '');
  if (!calc) return 'an incomplete rule';
  if (calc.type === 'flat') return flatAmount(calc, phrases);
  if (calc.type === 'percent') {
    if (!calc.rate_ppm_by_tier) return `${phrases.rate(calc.rate_ppm ?? 0)} of ${base}`;
    const { byTier, others } = tierRates(calc, rule.when);
    const rates = byTier.map(([, ppm]) => ppm);
    if (others && calc.rate_ppm !== undefined) rates.push(calc.rate_ppm);
    if (rates.length < 2) return `${phrases.rate(rates[0] ?? calc.rate_ppm ?? 0)} of ${base}`;
    return `${range(rates, phrases.rate)} of ${base}, by partner tier`;
  }
  const rates = calc.bands.flatMap(({ rate_ppm }) => rate_ppm ?? []);
  const flats = calc.bands.flatMap(({ flat_minor }) => flat_minor ?? []);
  const parts = [
    ...(rates.length ? [`${range(rates, phrases.rate)} of ${base}`] : []),
    ...(flats.length ? [range(flats, (minor) => phrases.money(minor, calc.currency))] : []),
  ];
  return `${phrases.or(parts) || 'nothing'}, by ${measureWord(calc)}`;
}

function range(values: readonly number[], show: (value: number) => string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? show(low) : `${show(low)} to ${show(high)}`;
}

interface TierRates {
  byTier: [tier: string, ppm: number][];
  /** Partners of other tiers to whom the rule applies: all of them, those that meet its conditions, or none. */
  others: 'all' | 'some' | undefined;
}

/** Only the rates that can apply: a rule for Gold partners mentions no other tier. */
function tierRates({ rate_ppm, rate_ppm_by_tier = {} }: PercentCalc, when: RuleWhen | undefined): TierRates {
  const listed = Object.entries(rate_ppm_by_tier);
  const { any } = fullForm(when as When | undefined);
  if (any.length === 0 || any.some(({ all }) => all.length === 0)) return { byTier: listed, others: 'all' };
  const groups = any.map(({ all }) => all.filter(({ field }) => field === 'partner.tier'));
  const isReached = (tier: string) => groups.some((tests) => tests.every((test) => holds(test, tier)));
  const named = groups.flat().flatMap(({ op, value }) => (op === 'in' || op === 'eq' ? [value ?? []].flat() : []));
  const unlisted = [...new Set(named.map(String))].filter((tier) => !Object.hasOwn(rate_ppm_by_tier, tier));
  const isOpen = groups.some((tests) => !tests.some(({ op }) => op === 'in' || op === 'eq'));
  const reached = listed.filter(([tier]) => isReached(tier));
  if (isOpen) return { byTier: reached, others: 'some' };
  return {
    byTier: [...reached, ...unlisted.filter(isReached).map((tier): [string, number] => [tier, rate_ppm ?? 0])],
    others: undefined,
  };
}

function percentText(calc: PercentCalc, when: RuleWhen | undefined, base: string, phrases: Phrases): string[] {
  const { byTier, others } = tierRates(calc, when);
  if (byTier.length === 0) return [`${phrases.who} ${phrases.earns} ${phrases.rate(calc.rate_ppm ?? 0)} of ${base}`];
  const rates = phrases.and(byTier.map(([tier, ppm]) => `${phrases.rate(ppm)} for ${phrases.name(tier)}`));
  const text = `the rate depends on the partner’s tier: ${rates}, of ${base}`;
  if (!others || phrases.isPartner) return [text];
  if (calc.rate_ppm === undefined) return [text, 'Other tiers earn nothing from this rule'];
  const who = others === 'all' ? 'All other partners' : 'All other partners that the rule applies to';
  return [text, `${who} earn ${phrases.rate(calc.rate_ppm)}`];
}

function flatAmount({ amount_minor, currency, per }: FlatCalc, phrases: Phrases): string {
  return `${phrases.money(amount_minor, currency)} ${per === 'unit' ? 'for every unit sold' : 'a deal'}`;
}

function measureWord({ measure = 'credited_base' }: TieredCalc): string {
  return { credited_base: 'sales volume', deal_count: 'number of deals', units: 'units sold' }[measure];
}

/** One sentence that explains the bands, followed by the bands. */
function tieredText(calc: TieredCalc, base: string, phrases: Phrases): string[] {
  const { mode, band_by = 'after', period = 'lifetime' } = calc;
  const measure = measureWord(calc);
  const whose = phrases.isPartner ? 'your' : 'a partner’s';
  const volume =
    period === 'deal'
      ? `the deal’s own ${measure}`
      : `${whose} ${measure} ${period === 'lifetime' ? 'of all time' : `in the ${periodNames[period]}`}`;
  const how = {
    marginal: `each part of ${volume} earns the rate of the band it falls into`,
    slab:
      band_by === 'before'
        ? `${volume} before the deal determines the band, and its rate applies to the whole deal`
        : `${volume}, including this deal, determines the band, and its rate applies to the whole deal`,
    retroactive: `${volume} determines one band for the whole period: when a higher band is reached, earlier deals of the period are raised to its rate`,
  }[mode];
  const bands = calc.bands.map((band) => `${bandValue(band, calc, phrases)} ${bandRange(band, calc, phrases)}`);
  return [
    how,
    `bands: ${bands.join('; ')}`,
    ...(calc.bands.some(({ rate_ppm }) => rate_ppm !== undefined) ? [`rates apply to ${base}`] : []),
  ];
}

function bandValue(band: Band, calc: TieredCalc, phrases: Phrases): string {
  if (band.flat_minor === undefined) return phrases.rate(band.rate_ppm ?? 0);
  const money = phrases.money(band.flat_minor, calc.currency);
  if (calc.mode !== 'marginal') return `${money} a deal`;
  const per = { credited_base: 'once when the band is reached', deal_count: 'a deal', units: 'a unit' }[
    calc.measure ?? 'credited_base'
  ];
  return `${money} ${per}`;
}

function bandRange({ from, to }: Band, calc: TieredCalc, phrases: Phrases): string {
  const show = (value: number) => {
    if (calc.measure === 'deal_count') return phrases.count(value, 'deal');
    return calc.measure === 'units' ? phrases.count(value, 'unit') : phrases.money(value);
  };
  if (from === 0) return to === null ? 'at any volume' : `below ${show(to)}`;
  return to === null ? `from ${show(from)}` : `from ${show(from)} to below ${show(to)}`;
}

function spiffText(spiff: Spiff, phrases: Phrases): string[] {
  const { every, amount_minor, currency, period = 'lifetime', products, budget_minor, starts, ends, stack } = spiff;
  const deal = every === 1 ? 'every deal' : `every ${ordinal(every)} deal`;
  const counted = period === 'lifetime' ? '' : `, with the count reset each ${periodNames[period]}`;
  const dates = [
    ...(starts ? [`from ${phrases.day(starts)}`] : []),
    ...(ends ? [`until ${phrases.lastDay(ends)}`] : []),
  ].join(' ');
  return [
    `${phrases.who} ${phrases.earns} a bonus of ${phrases.money(amount_minor, currency)} for ${deal}${counted}`,
    ...(products?.length ? [`only deals with ${phrases.or(products.map(phrases.name))} count`] : []),
    ...(dates ? [`it runs ${dates}`] : []),
    ...(budget_minor === undefined || budget_minor === null
      ? []
      : [
          `all partners together get at most ${phrases.money(budget_minor, currency)} from it, first come, first served`,
        ]),
    ...(stack === false ? ['not paid on a deal that already earned another bonus'] : []),
    'a fully refunded deal no longer counts, and the latest bonus is clawed back',
  ];
}
