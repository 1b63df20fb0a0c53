import { isId } from '#shared/ids.ts';
import { isCurrency } from '#shared/money/money.ts';
import { countryCodes } from '#shared/places/countries.ts';
import { isDate } from '#shared/time/dates.ts';
import { type FormDefinition, type FormField, placesOf } from './definition.schema.ts';
import { englishMessages, type FormMessages } from './messages.ts';
import { MOST_PATTERN_TEXT } from './pattern.ts';
import { type Answers, type Shown, shownFor } from './visibility.ts';

/** One requested product; the amount is that of the whole line, in the field's currency. */
export interface ProductLine {
  product_id: string;
  quantity: number;
  amount_minor?: number;
}
export interface FormAddress {
  address_line_1?: string;
  address_line_2?: string;
  city?: string;
  state?: string;
  postal_code?: string;
  country?: string;
}
export const addressParts = ['address_line_1', 'address_line_2', 'city', 'state', 'postal_code', 'country'] as const;

export interface CheckedAnswers {
  /** The values of the visible fields, trimmed and normalized. */
  values: Record<string, unknown>;
  errors: Record<string, string[]>;
}

const MOST_TEXT = 500;
const MOST_LONG_TEXT = 10_000;
const MOST_LINES = 50;
export const MOST_FILES = 5;

/**
 * Checks all answers, or those of one page. The server and the browser both use it.
 * @param matches whether an answer matches a pattern; only the server passes it, because its engine is too large for a page
 */
export function checkAnswers(
  definition: Pick<FormDefinition, 'pages'>,
  answers: Answers,
  {
    today,
    page,
    messages = englishMessages,
    matches,
  }: {
    today: string;
    page?: string;
    messages?: FormMessages;
    matches?: (pattern: string, text: string) => boolean;
  },
): CheckedAnswers {
  const shown = shownFor(definition, answers, today);
  const values: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  const places = placesOf(definition);
  for (const { page: on, field } of places) {
    if ((page !== undefined && on.id !== page) || !shown.has(field.key)) continue;
    const checked = checkAnswer(field, answers[field.key], shown, messages);
    if ('problem' in checked) errors[field.key] = [checked.problem];
    else if (field.pattern && typeof checked.value === 'string' && matches?.(field.pattern, checked.value) === false)
      errors[field.key] = [field.pattern_message || messages.pattern];
    else if (checked.value !== undefined) values[field.key] = checked.value;
  }
  if (page === undefined) {
    const keys = new Set(places.map(({ field }) => field.key));
    for (const key of Object.keys(answers)) if (!keys.has(key)) errors[key] = [messages.unknown];
  }
  return { values, errors };
}

type Checked = { value: unknown } | { problem: string };

export function isEmptyAnswer(answer: unknown): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer)) return answer.length === 0;
  return typeof answer === 'object' && Object.values(answer).every(isEmptyAnswer);
}

function checkAnswer(field: FormField, answer: unknown, shown: Shown, say: FormMessages): Checked {
  const isRequired = shown.isRequired(field);
  if (field.type === 'CONSENT') {
    if (answer !== undefined && answer !== null && typeof answer !== 'boolean') return { problem: say.yesOrNo };
    return isRequired && answer !== true ? { problem: say.consent } : { value: answer ?? undefined };
  }
  if (isEmptyAnswer(answer)) return isRequired ? { problem: say.required } : { value: undefined };
  return checks[field.type](field, answer, say);
}

const checks: Record<FormField['type'], (field: FormField, answer: unknown, say: FormMessages) => Checked> = {
  STRING: (field, answer, say) => text(field, answer, MOST_TEXT, say),
  LONG_TEXT: (field, answer, say) => text(field, answer, MOST_LONG_TEXT, say),
  HIDDEN: (field, answer, say) => text(field, answer, MOST_TEXT, say),
  EMAIL: (_field, answer, say) => {
    const value = typeof answer === 'string' ? answer.trim().toLowerCase() : '';
    return isEmail(value) ? { value } : { problem: say.email };
  },
  PHONE_NUMBER: (_field, answer, say) => {
    const value = typeof answer === 'string' ? answer.trim() : '';
    const digits = value.replace(/\D/g, '').length;
    const isPhone =
      /^[+(]?[0-9][0-9 ()./-]{3,40}( ?(x|ext\.?) ?[0-9]{1,6})?$/i.test(value) && digits >= 5 && digits <= 20;
    return isPhone ? { value } : { problem: say.phone };
  },
  DECIMAL: (field, answer, say) => {
    if (typeof answer !== 'number' || !Number.isFinite(answer) || Math.abs(answer) > 1e15)
      return { problem: say.number };
    if (typeof field.min === 'number' && answer < field.min) return { problem: say.atLeast(String(field.min)) };
    if (typeof field.max === 'number' && answer > field.max) return { problem: say.atMost(String(field.max)) };
    return { value: answer };
  },
  BOOL: (_field, answer, say) => (typeof answer === 'boolean' ? { value: answer } : { problem: say.yesOrNo }),
  CONSENT: (_field, answer) => ({ value: answer }),
  DATETIME: moment,
  SELECT: oneChoice,
  REFERENCE: oneChoice,
  MULTI_SELECT: (field, answer, say) => {
    const offered = new Set(field.options?.map(({ value }) => value));
    if (
      !Array.isArray(answer) ||
      answer.length > 500 ||
      !answer.every((one) => typeof one === 'string' && offered.has(one))
    )
      return { problem: say.choice };
    const value = [...new Set(answer)];
    if (field.min_length && value.length < field.min_length) return { problem: say.fewChoices(field.min_length) };
    if (field.max_length && value.length > field.max_length) return { problem: say.manyChoices(field.max_length) };
    return { value };
  },
  COUNTRY: (field, answer, say) =>
    field.options?.length
      ? oneChoice(field, answer, say)
      : isCountry(answer)
        ? { value: answer }
        : { problem: say.country },
  CURRENCY: (field, answer, say) =>
    field.options?.length
      ? oneChoice(field, answer, say)
      : isCurrencyCode(answer)
        ? { value: answer }
        : { problem: say.currency },
  ADDRESS: (_field, answer, say) => address(answer, say),
  PRODUCT_LINES: lines,
  FILE: (field, answer, say) => {
    if (!Array.isArray(answer) || !answer.every(isId)) return { problem: say.files };
    const most = field.max_length ?? MOST_FILES;
    return answer.length > most ? { problem: say.manyFiles(most) } : { value: [...new Set(answer as string[])] };
  },
};

/** Control characters are removed from answers, except line breaks in long texts. */
const controls = /[\p{Cc}\p{Cf}]/gu;

function text(field: FormField, answer: unknown, most: number, say: FormMessages): Checked {
  if (typeof answer !== 'string') return { problem: say.text };
  const kept = field.type === 'LONG_TEXT' ? answer.replace(/\r\n?/g, '\n') : answer;
  const value = kept
    .replace(controls, (sign) => (sign === '\n' && field.type === 'LONG_TEXT' ? sign : sign === '\t' ? ' ' : ''))
    .trim();
  const longest = Math.min(field.max_length ?? most, field.pattern ? MOST_PATTERN_TEXT : most);
  if (value.length > longest) return { problem: say.tooLong(longest) };
  if (field.min_length && value.length < field.min_length) return { problem: say.tooShort(field.min_length) };
  return { value };
}

export function isEmail(value: string): boolean {
  return (
    value.length <= 254 &&
    /^[^\s@<>()",;:\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(value)
  );
}

function moment(field: FormField, answer: unknown, say: FormMessages): Checked {
  const problem = field.date_only ? say.day : say.instant;
  if (typeof answer !== 'string') return { problem };
  const day = answer.slice(0, 10);
  if (!isDate(day)) return { problem };
  if (!field.date_only && !/^[0-9-]{10}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(answer))
    return { problem };
  if (field.date_only && answer !== day) return { problem };
  const at = field.date_only ? day : new Date(answer);
  if (at instanceof Date && Number.isNaN(at.getTime())) return { problem };
  if (field.min !== undefined && day < String(field.min)) return { problem: say.atLeast(String(field.min)) };
  if (field.max !== undefined && day > String(field.max)) return { problem: say.atMost(String(field.max)) };
  return { value: at instanceof Date ? at.toISOString() : at };
}

function oneChoice({ options }: FormField, answer: unknown, say: FormMessages): Checked {
  return options?.some(({ value }) => value === answer) ? { value: answer } : { problem: say.choice };
}

const isCountry = (answer: unknown) => typeof answer === 'string' && countryCodes.includes(answer);
const isCurrencyCode = (answer: unknown) => typeof answer === 'string' && isCurrency(answer);

function address(answer: unknown, say: FormMessages): Checked {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return { problem: say.address };
  const value: FormAddress = {};
  for (const [part, given] of Object.entries(answer)) {
    if (!(addressParts as readonly string[]).includes(part) || (given !== null && typeof given !== 'string'))
      return { problem: say.address };
    const kept = (given ?? '').replace(controls, '').trim();
    if (kept.length > 200) return { problem: say.tooLong(200) };
    if (kept) value[part as keyof FormAddress] = kept;
  }
  if (!value.address_line_1 || !value.city || !value.country) return { problem: say.address };
  return isCountry(value.country) ? { value } : { problem: say.country };
}

function lines(field: FormField, answer: unknown, say: FormMessages): Checked {
  const most = field.max_length ?? MOST_LINES;
  if (!Array.isArray(answer)) return { problem: say.lines };
  if (answer.length > most) return { problem: say.manyChoices(most) };
  const offered = new Set(field.options?.map(({ value }) => value));
  const value: ProductLine[] = [];
  for (const line of answer as unknown[]) {
    if (typeof line !== 'object' || line === null) return { problem: say.lines };
    const { product_id, quantity, amount_minor, ...others } = line as Record<string, unknown>;
    if (typeof product_id !== 'string' || !offered.has(product_id) || Object.keys(others).length > 0)
      return { problem: say.lines };
    if (!isWhole(quantity, 1, 1_000_000)) return { problem: say.quantity };
    if (amount_minor !== undefined && (!field.currency || !isWhole(amount_minor, 0, 1e15)))
      return { problem: say.amount };
    value.push({ product_id, quantity, ...(amount_minor !== undefined && { amount_minor: amount_minor as number }) });
  }
  return { value };
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}
