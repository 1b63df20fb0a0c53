import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import formats from 'ajv-formats';
import { isCountryCode } from '#shared/countries.ts';
import { isCurrency } from '#shared/money.ts';
import type { TSchema } from '#shared/schema.ts';
import { badRequest, type FieldErrors, type Refusal } from '../errors.ts';
import { sayingsOf } from './sayings.ts';

// A body means what it says: no coercion, nothing silently dropped but blanks around what something is called. Query strings and paths are text and are read as asked.
const common = { removeAdditional: false, allErrors: true, verbose: true, useDefaults: true, strict: false } as const;
const bodies = new Ajv({ ...common, coerceTypes: false });
const texts = new Ajv({ ...common, coerceTypes: 'array' });
for (const ajv of [bodies, texts]) {
  (formats as unknown as (ajv: Ajv) => void)(ajv);
  // Only what both PostgreSQL and JavaScript can tell the day of, whatever the time zone: the years 1 to 9999.
  for (const name of ['date', 'date-time'] as const) {
    const { validate } = ajv.formats[name] as { validate: (text: string) => boolean };
    const isTold = (text: string) => validate(text) && isBetween(Date.parse(text));
    ajv.addFormat(name, { type: 'string', validate: isTold });
  }
  ajv.addKeyword({
    keyword: 'trimmed',
    type: 'string',
    modifying: true,
    validate: (_: true, text: string, __: unknown, place?: DataValidationCxt) => {
      if (place) place.parentData[place.parentDataProperty] = text.trim().normalize('NFC');
      return true;
    },
  });
  ajv.addFormat('currency', { type: 'string', validate: isCurrency });
  ajv.addFormat('country', { type: 'string', validate: isCountryCode });
}

const [FIRST, LAST] = [Date.parse('0001-01-02'), Date.parse('9999-12-31')];
function isBetween(time: number): boolean {
  return time >= FIRST && time <= LAST;
}

const compiled = new WeakMap<object, ValidateFunction>();

/** @throws 400 naming every field at fault */
export function checkedBody(schema: TSchema, value: unknown): unknown {
  const validate = compiled.get(schema) ?? bodies.compile(schema);
  compiled.set(schema, validate);
  if (!validate(value)) throw refusalOf(validate.errors ?? [], 'body');
  return value;
}

interface Part {
  schema: unknown;
  httpPart?: string;
}

/** What Fastify asks of a validator. */
interface Check {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/**
 * Compiled when its route is first asked for: of many hundreds of schemas a process meets few, and compiling them all at once
 * is most of what starting would take.
 */
export function validatorCompiler({ schema, httpPart }: Part): Check {
  let validate: ValidateFunction | undefined;
  const check: Check = (value) => {
    validate ??= (httpPart === 'body' ? bodies : texts).compile(schema as object);
    const isValid = validate(value);
    check.errors = validate.errors;
    return isValid;
  };
  return check;
}

/** For routes that check the body themselves because its shape depends on the caller. */
export function exceptBody(part: Part): Check {
  return part.httpPart === 'body' ? () => true : validatorCompiler(part);
}

export function refusalOf(problems: ErrorObject[], part: string): Refusal {
  // Without a prototype: a field may be called `constructor`.
  const errors: FieldErrors = Object.create(null);
  for (const { field, text } of sayingsOf(problems, part)) {
    errors[field] ??= [];
    if (!errors[field].includes(text)) errors[field].push(text);
  }
  const [field, [text] = []] = Object.entries(errors)[0] ?? [part];
  return badRequest(`${field} ${text ?? 'is malformed'}`, errors);
}
