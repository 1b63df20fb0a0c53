import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { TSchema } from '#shared/schema.ts';
import { badRequest, type FieldErrors, type Refusal } from '../errors.ts';

// A body means what it says: no coercion, nothing silently dropped. Query strings and paths are text and are read as asked.
const common = { removeAdditional: false, allErrors: true, useDefaults: true, strict: false } as const;
const bodies = new Ajv({ ...common, coerceTypes: false });
const texts = new Ajv({ ...common, coerceTypes: 'array' });
for (const ajv of [bodies, texts]) (formats as unknown as (ajv: Ajv) => void)(ajv);

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

export function validatorCompiler({ schema, httpPart }: Part): ValidateFunction {
  return (httpPart === 'body' ? bodies : texts).compile(schema as object);
}

/** For routes that check the body themselves because its shape depends on the caller. */
export function exceptBody(part: Part): ValidateFunction | (() => boolean) {
  return part.httpPart === 'body' ? () => true : validatorCompiler(part);
}

export function refusalOf(problems: ErrorObject[], part: string): Refusal {
  const errors: FieldErrors = {};
  for (const problem of problems) {
    // Of a union, only what its branches say is useful.
    if (problem.keyword === 'anyOf' && problems.length > 1) continue;
    const { field, text } = sayingOf(problem, part);
    errors[field] ??= [];
    if (!errors[field].includes(text)) errors[field].push(text);
  }
  const [field, [text] = []] = Object.entries(errors)[0] ?? [part];
  return badRequest(`${field} ${text ?? 'is malformed'}`, errors);
}

function sayingOf(
  { instancePath, keyword, params, message }: ErrorObject,
  part: string,
): { field: string; text: string } {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const below = (name: string) => (path ? `${path}.${name}` : name);
  const field = path || part;
  switch (keyword) {
    case 'required':
      return { field: below(params.missingProperty), text: 'is required' };
    case 'additionalProperties':
      return { field: below(params.additionalProperty), text: 'is not a known field' };
    case 'enum':
      return { field, text: `must be one of ${(params.allowedValues as unknown[]).join(', ')}` };
    case 'minLength':
    case 'pattern':
      return {
        field,
        text: keyword === 'minLength' && params.limit === 1 ? 'is required' : (message ?? 'is malformed'),
      };
    case 'type':
      return { field, text: `must be ${params.type}` };
    case 'format':
      return { field, text: `must be a valid ${params.format}` };
    default:
      return { field, text: message ?? 'is malformed' };
  }
}
