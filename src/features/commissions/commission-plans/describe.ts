import { whenText } from './plain/conditions.ts';
import { capText, limitText, overrideText, refundText, standingText, termTexts } from './plain/limits.ts';
import { payHeadline, payText } from './plain/pay.ts';
import { type PhraseContext, type Phrases, phrasesFor, sentence } from './plain/phrases.ts';
import { planTexts as t } from './plain/plan.texts.ts';
import type { PlanDefinition, Rule } from './schema.ts';

export type { PhraseContext } from './plain/phrases.ts';

/**
 * One statement of the plan. `about` names the part of the definition it was read from, so that two versions can be
 * compared.
 */
export interface Statement {
  about: string;
  text: string;
}

export interface RuleText {
  id: string;
  title: string;
  statements: Statement[];
}

export interface PlanText {
  headline: string;
  rules: RuleText[];
  terms: Statement[];
}

/** Describes a plan in plain sentences that cover exactly its definition. Pure. */
export function describePlan(definition: PlanDefinition, reading: PhraseContext): PlanText {
  const phrases = phrasesFor(reading);
  const terms: Statement[] = termTexts(definition, phrases).map(({ about, text }) => ({ about, text: sentence(text) }));
  if (definition.rules.some(hasOwnAmounts)) {
    terms.push({
      about: 'currency',
      text: t.ownCurrency,
    });
  }
  return {
    headline: headlineOf(definition, phrases),
    rules: definition.rules.map((rule) => describeRule(rule, definition, phrases)),
    terms,
  };
}

/** The plan in one line: "10% of the net amount, for 12 months". */
export function planHeadline(definition: PlanDefinition, reading: PhraseContext): string {
  return headlineOf(definition, phrasesFor(reading));
}

/** The title of a rule in lists, breakdowns and statements: its name, else its payment. */
export function ruleTitle(rule: Rule, reading: PhraseContext): string {
  return titleOf(rule, phrasesFor(reading));
}

function titleOf(rule: Rule, phrases: Phrases): string {
  return rule.label?.trim() || sentence(payHeadline(rule, phrases)).replace(/[.。]$/, '');
}

function headlineOf({ rules, recurring_months }: PlanDefinition, phrases: Phrases): string {
  const [first] = rules;
  if (!first) return t.noRules;
  const headline = payHeadline(first, phrases);
  const limited = recurring_months ? t.forMonths(headline, phrases.number(recurring_months)) : headline;
  const text = rules.length > 1 ? t.moreRules(limited, phrases.number(rules.length - 1)) : limited;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function describeRule(rule: Rule, definition: PlanDefinition, phrases: Phrases): RuleText {
  const { min, deal_cap } = limitText(rule, phrases);
  const parts: [string, string[]][] = [
    ['pays', [...payText(rule, phrases), ...overrideText(rule)]],
    ['when', [applies(rule, phrases)]],
    ['standing', standingText(rule, phrases)],
    ['min_minor', min],
    ['deal_cap_minor', deal_cap],
    ['cap', rule.cap ? [capText(rule.cap, phrases)] : []],
    ['refunds', refundText(rule, definition)],
    ['allow_above_base', rule.allow_above_base && !phrases.isPartner ? [t.aboveBase] : []],
  ];
  return {
    id: rule.id,
    title: titleOf(rule, phrases),
    statements: parts.flatMap(([about, texts]) => texts.map((text) => ({ about, text: sentence(text) }))),
  };
}

function applies({ when, kind }: Rule, phrases: Phrases): string {
  const text = whenText(when, phrases);
  if (text === undefined) return t.never;
  if (kind === 'spiff') return text ? t.countsIf(text) : t.everyDealCounts;
  return text ? t.appliesIf(text) : t.always;
}

/** Whether the rule has amounts in the deal's currency. */
function hasOwnAmounts({ min_minor, deal_cap_minor, cap }: Rule): boolean {
  return Boolean(min_minor) || deal_cap_minor !== undefined || (cap !== undefined && cap.currency === undefined);
}
