import { fullForm, holds, type When } from '#shared/conditions/conditions.ts';
import type { Band, FlatCalc, PercentCalc, Rule, RuleBase, RuleWhen, Spiff, TieredCalc } from '../schema.ts';
import { type Phrases, roleNames } from './phrases.ts';
import { planTexts as t } from './plan.texts.ts';

const baseNames: Readonly<Record<string, string>> = t.bases;

export function baseText(base: RuleBase = 'net', { isPartner }: Phrases): string {
  const role = /^commission_of\((.+)\)$/.exec(base)?.[1];
  if (role === undefined) return baseNames[base] ?? base;
  return t.commissionOf(roleNames[role] ?? role, isPartner);
}

/** The payments of the rule, one sentence each. */
export function payText(rule: Rule, phrases: Phrases): string[] {
  if (rule.kind === 'spiff') return rule.spiff ? spiffText(rule.spiff, phrases) : [t.noBonusYet];
  if (!rule.calc) return [t.noCalculationYet];
  const base = baseText(rule.base, phrases);
  switch (rule.calc.type) {
    case 'percent':
      return percentText(rule.calc, rule.when, base, phrases);
    case 'flat':
      return [t.earns(flatAmount(rule.calc, phrases), phrases.isPartner)];
    case 'tiered':
      return tieredText(rule.calc, base, phrases);
  }
}

/** The shortest description, for headings and lists: "10% of the net amount". */
export function payHeadline(rule: Rule, phrases: Phrases): string {
  if (rule.kind === 'spiff') {
    if (!rule.spiff) return t.incompleteBonus;
    const { every, amount_minor, currency } = rule.spiff;
    return t.forEvery(phrases.money(amount_minor, currency), every);
  }
  const { calc } = rule;
  const base = baseText(rule.base, phrases).replace(/ ?[(（].*[)）]$/, '');
  if (!calc) return t.incompleteRule;
  if (calc.type === 'flat') return flatAmount(calc, phrases);
  if (calc.type === 'percent') {
    if (!calc.rate_ppm_by_tier) return t.rateOf(phrases.rate(calc.rate_ppm ?? 0), base);
    const { byTier, others } = tierRates(calc, rule.when);
    const rates = byTier.map(([, ppm]) => ppm);
    if (others && calc.rate_ppm !== undefined) rates.push(calc.rate_ppm);
    if (rates.length < 2) return t.rateOf(phrases.rate(rates[0] ?? calc.rate_ppm ?? 0), base);
    return t.byTier(t.rateOf(range(rates, phrases.rate), base));
  }
  const rates = calc.bands.flatMap(({ rate_ppm }) => rate_ppm ?? []);
  const flats = calc.bands.flatMap(({ flat_minor }) => flat_minor ?? []);
  const parts = [
    ...(rates.length ? [t.rateOf(range(rates, phrases.rate), base)] : []),
    ...(flats.length ? [range(flats, (minor) => phrases.money(minor, calc.currency))] : []),
  ];
  return t.by(phrases.or(parts) || t.nothing, measureWord(calc));
}

function range(values: readonly number[], show: (value: number) => string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? show(low) : t.range(show(low), show(high));
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
  if (byTier.length === 0) return [t.earns(t.rateOf(phrases.rate(calc.rate_ppm ?? 0), base), phrases.isPartner)];
  const rates = phrases.and(byTier.map(([tier, ppm]) => t.rateFor(phrases.rate(ppm), phrases.name(tier))));
  const text = t.dependsOnTier(rates, base);
  if (!others || phrases.isPartner) return [text];
  if (calc.rate_ppm === undefined) return [text, t.othersEarnNothing];
  const say = others === 'all' ? t.othersEarn : t.someOthersEarn;
  return [text, say(phrases.rate(calc.rate_ppm))];
}

function flatAmount({ amount_minor, currency, per }: FlatCalc, phrases: Phrases): string {
  const amount = phrases.money(amount_minor, currency);
  return per === 'unit' ? t.forUnit(amount) : t.forDeal(amount);
}

function measureWord({ measure = 'credited_base' }: TieredCalc): string {
  return t.measures[measure];
}

/** One sentence that explains the bands, followed by the bands. */
function tieredText(calc: TieredCalc, base: string, phrases: Phrases): string[] {
  const { mode, band_by = 'after', period = 'lifetime' } = calc;
  const volume = t.volume[period](measureWord(calc), phrases.isPartner);
  const say = mode === 'slab' ? (band_by === 'before' ? t.slabBefore : t.slabAfter) : t[mode];
  return [
    say(volume),
    t.bands(calc.bands.map((band) => bandText(band, calc, phrases))),
    ...(calc.bands.some(({ rate_ppm }) => rate_ppm !== undefined) ? [t.ratesApplyTo(base)] : []),
  ];
}

function bandValue(band: Band, calc: TieredCalc, phrases: Phrases): string {
  if (band.flat_minor === undefined) return phrases.rate(band.rate_ppm ?? 0);
  const money = phrases.money(band.flat_minor, calc.currency);
  if (calc.mode !== 'marginal') return t.forDeal(money);
  const say = { credited_base: t.whenReached, deal_count: t.forDeal, units: t.aUnit }[calc.measure ?? 'credited_base'];
  return say(money);
}

function bandText(band: Band, calc: TieredCalc, phrases: Phrases): string {
  const show = (amount: number) => {
    if (calc.measure === 'deal_count') return t.deals(phrases.number(amount));
    return calc.measure === 'units' ? t.units(phrases.number(amount)) : phrases.money(amount);
  };
  const { from, to } = band;
  const value = bandValue(band, calc, phrases);
  if (from === 0) return to === null ? t.atAnyVolume(value) : t.below(value, show(to));
  return to === null ? t.from(value, show(from)) : t.fromTo(value, show(from), show(to));
}

function spiffText(spiff: Spiff, phrases: Phrases): string[] {
  const { every, amount_minor, currency, period = 'lifetime', products, budget_minor, starts, ends, stack } = spiff;
  const bonus = t.bonus(phrases.money(amount_minor, currency), every, phrases.isPartner);
  return [
    period === 'lifetime' ? bonus : t.counted[period](bonus),
    ...(products?.length ? [t.onlyDealsWith(phrases.or(products.map(phrases.name)))] : []),
    ...runsText(starts && phrases.day(starts), ends && phrases.lastDay(ends)),
    ...(typeof budget_minor === 'number' ? [t.budget(phrases.money(budget_minor, currency))] : []),
    ...(stack === false ? [t.notWithOthers] : []),
    t.bonusRefund,
  ];
}

function runsText(first: string | null | undefined, last: string | null | undefined): string[] {
  if (first) return [last ? t.runs(first, last) : t.runsFrom(first)];
  return last ? [t.runsUntil(last)] : [];
}
