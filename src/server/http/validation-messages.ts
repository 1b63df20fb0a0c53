import type { ErrorObject } from 'ajv';

export interface ValidationMessage {
  field: string;
  text: string;
}

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  description?: string;
  anyOf?: Schema[];
}

/** The limit makes a body with a hundred thousand errors as fast to answer as one with ten. */
const MOST_TOLD = 300;
/** This pattern accepts anything but blanks, so its failure means that the value is empty. */
const NOT_BLANK = '\\S';

/** Turns Ajv's errors (`allErrors`, `verbose`) into messages that a form can show beside the field. */
export function validationMessages(problems: readonly ErrorObject[], part: string): ValidationMessage[] {
  return meant(problems.slice(0, MOST_TOLD)).map((problem) => validationMessage(problem, part));
}

/**
 * Selects, for a union, only errors of the intended branch: people who enter a wrong date need not read that it could
 * be null.
 */
function meant(problems: readonly ErrorObject[]): ErrorObject[] {
  const unions = problems.filter(({ keyword }) => keyword === 'anyOf');
  const union = unions.find((one) => !unions.some((other) => isWithin(one, other)));
  if (!union) return [...problems];
  const inside = problems.filter((problem) => isWithin(problem, union));
  const outside = problems.filter((problem) => problem !== union && !isWithin(problem, union));
  return [...ofUnion(union, inside), ...meant(outside)];
}

const isWithin = (problem: ErrorObject, union: ErrorObject) =>
  problem.schemaPath.startsWith(`${union.schemaPath}/`) &&
  `${problem.instancePath}/`.startsWith(`${union.instancePath}/`);

function ofUnion(union: ErrorObject, inside: ErrorObject[]): ErrorObject[] {
  const depth = union.schemaPath.length + 1;
  const branches = Map.groupBy(inside, ({ schemaPath }) => schemaPath.slice(depth).split('/')[0]);
  const fitting = [...branches.values()].map(meant).filter((branch) => !branch.some((one) => isOther(one, union)));
  if (fitting.length === 0) return [union];
  // Objects of a union are distinguished by a constant, as in `{ type: 'flat' }`.
  const marks = fitting.map((branch) => branch.find(({ keyword }) => keyword === 'const'));
  const [best] = fitting.filter((_, index) => !marks[index]).sort((a, b) => a.length - b.length);
  if (best) return best;
  const allowedValues = [...new Set(marks.map((mark) => mark!.params.allowedValue as unknown))];
  return [{ ...marks[0]!, keyword: 'enum', params: { allowedValues } }];
}

/** Whether the value is of another kind than this branch. */
function isOther({ keyword, instancePath, schema }: ErrorObject, union: ErrorObject): boolean {
  if (instancePath !== union.instancePath || (keyword === 'pattern' && schema === NOT_BLANK)) return false;
  return ['type', 'const', 'enum', 'pattern', 'format', 'anyOf'].includes(keyword);
}

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};
const formats: Record<string, string> = {
  uuid: 'an id (UUID)',
  date: 'a date (YYYY-MM-DD)',
  'date-time': 'a date and time (ISO 8601, such as 2026-03-16T09:00:00Z)',
  time: 'a time (HH:MM:SS)',
  email: 'an email address',
  uri: 'a web address',
};

/** The expected values of a schema, as phrases that follow "must be". */
function expectedBy(schema: Schema): string[] {
  if (schema.anyOf) {
    const values = schema.anyOf.flatMap((one) => valuesOf(one) ?? []);
    const others = schema.anyOf.filter((one) => !valuesOf(one)).flatMap(expectedBy);
    return [...new Set([...(values.length > 0 ? [anyOfThese(values)] : []), ...others])];
  }
  const values = valuesOf(schema);
  if (values) return [anyOfThese(values)];
  if (schema.pattern && schema.pattern !== NOT_BLANK) return [schema.description ?? 'text in another format'];
  if (schema.format) return [formats[schema.format] ?? `a valid ${schema.format}`];
  return [schema.type ?? []].flat().map((type) => kinds[type] ?? type);
}

function valuesOf(schema: Schema): unknown[] | undefined {
  return schema.const !== undefined ? [schema.const] : schema.enum;
}

const anyOfThese = (values: unknown[]) =>
  `${values.length > 1 ? 'one of ' : ''}${values.map((value) => value ?? 'empty').join(', ')}`;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
const figure = (value: number) => (Math.abs(value) < 10_000 ? String(value) : value.toLocaleString('en'));

function validationMessage(problem: ErrorObject, part: string): ValidationMessage {
  const { instancePath, keyword, params } = problem;
  const path = instancePath.slice(1).split('/').map(unescaped).join('.');
  const inner: string | undefined = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  const field = [path, inner].filter(Boolean).join('.') || part;
  return { field, text: textOf(problem) };
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

function textOf({ keyword, params, data, schema, parentSchema, message }: ErrorObject): string {
  const wanted = (parentSchema ?? {}) as Schema;
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not a known field';
    case 'type':
      return data === null ? 'is required' : `must be ${expectedBy(wanted).join(' or ')}`;
    case 'enum':
      return `must be ${anyOfThese(params.allowedValues)}`;
    case 'const':
      return `must be ${anyOfThese([params.allowedValue])}`;
    case 'pattern':
      if (schema === NOT_BLANK) return 'is required';
      return wanted.description ? `must be ${wanted.description}` : 'has the wrong format';
    case 'format':
    case 'anyOf':
      return `must be ${expectedBy(wanted).join(' or ')}`;
    case 'minLength':
      return params.limit === 1 ? 'is required' : `must have at least ${counted(params.limit, 'character')}`;
    case 'maxLength':
      return `must have at most ${counted(params.limit, 'character')}`;
    case 'minimum':
      return `must be at least ${figure(params.limit)}`;
    case 'maximum':
      return `must be at most ${figure(params.limit)}`;
    case 'exclusiveMinimum':
      return `must be more than ${figure(params.limit)}`;
    case 'exclusiveMaximum':
      return `must be less than ${figure(params.limit)}`;
    case 'multipleOf':
      return `must be a multiple of ${figure(params.multipleOf)}`;
    case 'minItems':
      return `must have at least ${entries(params.limit)}`;
    case 'maxItems':
      return `must have at most ${entries(params.limit)}`;
    case 'uniqueItems':
      return 'must not have the same entry twice';
    case 'minProperties':
      return `must have at least ${counted(params.limit, 'field')}`;
    case 'maxProperties':
      return `must have at most ${counted(params.limit, 'field')}`;
    default:
      return message ?? 'is malformed';
  }
}
