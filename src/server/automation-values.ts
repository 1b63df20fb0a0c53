import { isId } from '#shared/ids.ts';
import type { Field } from '#shared/nouns/fields.ts';
import { addDays } from '#shared/time/dates.ts';
import { instantOfWall } from '#shared/time/wall-clock.ts';
import { invalid } from './errors.ts';
import type { ActionContext, AutomationSubject } from './extension-points/automations.ts';

/** The values of a link that are not the id of a certain record. */
export const OWN_RECORD = 'record';
export const OWN_PARTNER = 'partner';
export const RESULT = 'step:';

const ONE_PLACEHOLDER = /^\s*\{\{\s*([a-z][a-z0-9_.]*)\s*\}\}\s*$/;
const IN_DAYS = /^\+?(-?\d{1,3})(?: (\d{1,2}:\d{2}))?$/;

/** The id of the record that a link names. @throws 422 if an earlier step has found none */
export function linkedId(context: Pick<ActionContext, 'subject' | 'results'>, name: string, value: unknown): string {
  const { subject, results } = context;
  if (value === OWN_RECORD && subject) return subject.id;
  if (value === OWN_PARTNER && subject?.partner_id) return subject.partner_id;
  if (typeof value === 'string' && value.startsWith(RESULT)) {
    const result = results.get(value.slice(RESULT.length));
    if (result) return result.id;
    throw invalid(
      { [name]: ['is the record of an earlier step'] },
      `The step “${value.slice(RESULT.length)}” has no record.`,
    );
  }
  if (typeof value === 'string' && isId(value)) return value;
  throw invalid({ [name]: ['is missing'] }, `The record for “${name}” is missing.`);
}

/**
 * The value of a parameter in the type of its field. A text that is only a placeholder gives the stored value, so that
 * dates and numbers keep their form. What cannot be read stays a text, which the validation of the API then refuses.
 */
export function fieldValue(context: ActionContext, name: string, { kind, max }: Field, given: unknown): unknown {
  if (kind === 'reference') return linkedId(context, name, given);
  if (typeof given !== 'string') return given;
  const stored = storedValue(context, given);
  const text = (stored === undefined ? context.fill(given) : String(stored ?? '')).trim();
  if (text === '') return null;
  switch (kind) {
    case 'number':
    case 'year':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'date':
      return dayValue(context, text);
    case 'instant':
      return instantValue(context, text);
    default:
      return max === undefined ? text : text.slice(0, max);
  }
}

/** "+7" is a week from today. */
function dayValue({ call }: ActionContext, text: string): string {
  const days = IN_DAYS.exec(text);
  return days && !days[2] ? addDays(call.today(), Number(days[1])) : text.slice(0, 10);
}

/** "+7 15:00" is a week from today at three, in the time zone of the company. */
function instantValue({ call }: ActionContext, text: string): string {
  const days = IN_DAYS.exec(text);
  if (!days) return text;
  const time = (days[2] ?? '9:00').padStart(5, '0');
  return instantOfWall(`${addDays(call.today(), Number(days[1]))} ${time}:00`, call.actor.timezone).toISOString();
}

/** The stored value behind a text that is one placeholder; undefined for any other text. */
function storedValue({ subject, results }: ActionContext, text: string): unknown {
  const [of, ...rest] = ONE_PLACEHOLDER.exec(text)?.[1]?.split('.') ?? [];
  if (of === 'record' && subject && rest.length === 1) return valueIn(subject, rest[0]!);
  const result = of === 'step' && rest.length === 2 ? results.get(rest[0]!) : undefined;
  return result ? valueIn(result, rest[1]!) : undefined;
}

const valueIn = ({ row }: AutomationSubject, column: string): unknown => {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
};
