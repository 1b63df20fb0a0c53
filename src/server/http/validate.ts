import { createHash } from 'node:crypto';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import formats from 'ajv-formats';
import { isCurrency } from '#shared/money/money.ts';
import { isCountryCode } from '#shared/places/countries.ts';
import type { TSchema } from '#shared/schema.ts';
import { badRequest, type FieldErrors, type Refusal } from '../errors.ts';
import { validationMessages } from './validation-messages.ts';

// Bodies are not coerced, and only spaces around names are removed. Query strings and paths are text and are converted
// as declared.
const common = { removeAdditional: false, allErrors: true, verbose: true, useDefaults: true, strict: false } as const;
const bodies = new Ajv({ ...common, coerceTypes: false });
const texts = new Ajv({ ...common, coerceTypes: 'array' });
for (const ajv of [bodies, texts]) {
  (formats as unknown as (ajv: Ajv) => void)(ajv);
  // Years must be supported by both PostgreSQL and JavaScript in every time zone: 1 to 9999.
  for (const name of ['date', 'date-time'] as const) {
    const { validate } = ajv.formats[name] as { validate: (text: string) => boolean };
    const isSupported = (text: string) => validate(text) && isBetween(Date.parse(text));
    ajv.addFormat(name, { type: 'string', validate: isSupported });
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

/** @throws 400 naming every invalid field */
export function checkedBody(schema: TSchema, value: unknown): unknown {
  const validate = compiled.get(schema) ?? bodies.compile(schema);
  compiled.set(schema, validate);
  if (!validate(value)) throw validationError(validate.errors ?? [], 'body');
  return value;
}

interface Part {
  schema: unknown;
  httpPart?: string;
}

/** The validator interface of Fastify. */
interface Check {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** By what it says: of two thousand schemas of endpoints four hundred differ, and each app of a process declares its own. */
const compiledByContent = new Map<string, ValidateFunction>();

function compileOnce({ schema, httpPart }: Part): ValidateFunction {
  const isBody = httpPart === 'body';
  const key = createHash('sha256')
    .update(`${isBody} ${JSON.stringify(schema)}`)
    .digest('base64');
  const validate = compiledByContent.get(key) ?? (isBody ? bodies : texts).compile(schema as object);
  compiledByContent.set(key, validate);
  return validate;
}

/**
 * Compiles a schema at the first request of its route: a process uses few of many hundreds of schemas, and compiling
 * them all would take most of the start.
 */
export function validatorCompiler(part: Part): Check {
  let validate: ValidateFunction | undefined;
  const check: Check = (value) => {
    validate ??= compileOnce(part);
    const isValid = validate(value);
    check.errors = validate.errors;
    return isValid;
  };
  return check;
}

/** Skips the body, for routes that check it themselves because its shape depends on the caller. */
export function checkExceptBody(part: Part): Check {
  return part.httpPart === 'body' ? () => true : validatorCompiler(part);
}

export function validationError(problems: ErrorObject[], part: string): Refusal {
  // The object has no prototype, because a field may be called `constructor`.
  const errors: FieldErrors = Object.create(null);
  for (const { field, text } of validationMessages(problems, part)) {
    errors[field] ??= [];
    if (!errors[field].includes(text)) errors[field].push(text);
  }
  const [field, [text] = []] = Object.entries(errors)[0] ?? [part];
  return badRequest(`${field} ${text ?? 'is malformed'}`, errors);
}
