import { testText } from '#shared/conditions/condition-words.ts';
import type { Condition, Scalar, When } from '#shared/conditions/conditions.ts';
import { fullForm } from '#shared/conditions/conditions.ts';
import { localeIn } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import type { RuleWhen } from '../schema.ts';
import { type Phrases, roleNames } from './phrases.ts';
import { planTexts as t } from './plan.texts.ts';

/** The wording of each field that a condition can test. */
export const subjects: Readonly<Record<string, string>> = t.subjects;

const ownSubjects: Readonly<Record<string, string>> = t.ownSubjects;
const kindNames: Readonly<Record<string, string>> = t.kinds;
const sourceNames: Readonly<Record<string, string>> = t.sources;

/** The words after "if" for a rule's conditions: empty for always, undefined for never. */
export function whenText(when: RuleWhen | undefined, phrases: Phrases): string | undefined {
  const { any } = fullForm(when as When | undefined);
  if (any.length === 0) return undefined;
  if (any.some(({ all }) => all.length === 0)) return '';
  return t.any(any.map(({ all }) => t.all(all.map((condition) => conditionText(condition, phrases)))));
}

export function conditionText(condition: Condition, phrases: Phrases): string {
  const { field, op } = condition;
  if (field === 'customer.is_new') return newCustomer(condition);
  const subject = subjectOf(field, phrases);
  const values = asList(condition.value).map((value) => valueText(field, value, phrases));
  return testText(op, subject, values, phrases);
}

function subjectOf(field: string, phrases: Phrases): string {
  if (field.startsWith('custom.')) {
    if (phrases.isPartner && !phrases.hasName(field)) return t.unknownDetail;
    return t.quoted(phrases.hasName(field) ? phrases.name(field) : field.slice(7).replaceAll('_', ' '));
  }
  return (phrases.isPartner ? ownSubjects[field] : undefined) ?? subjects[field] ?? t.quoted(field);
}

function newCustomer({ op, value }: Condition): string {
  if (op === 'is_set') return t.newIsKnown;
  if (op === 'is_not_set') return t.newIsUnknown;
  const isNegated = op === 'neq' || op === 'nin';
  const meansNew = asList(value).includes(true) !== isNegated;
  return meansNew ? t.isNew : t.isNotNew;
}

function valueText(field: string, value: Scalar, phrases: Phrases): string {
  if (field === 'deal.amount' && typeof value === 'number') return phrases.money(value);
  if (field === 'months_since_first' && typeof value === 'number') return t.months(phrases.number(value));
  if (typeof value === 'number') return phrases.number(value);
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (field === 'role') return roleNames[value] ?? value;
  if (field === 'deal.kind') return kindNames[value] ?? value;
  if (field === 'deal.source') return sourceNames[value] ?? value;
  if (field === 'customer.country' || field === 'partner.country') return countryName(value);
  return phrases.name(value) || '…';
}

function countryName(code: string): string {
  try {
    const names = new Intl.DisplayNames(localeIn(readerLanguage(), 'en'), { type: 'region' });
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

function asList(value: Condition['value']): Scalar[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}
