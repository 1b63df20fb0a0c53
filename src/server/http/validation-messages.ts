import type { ErrorObject } from 'ajv';
import { readerNumber } from '#shared/text/reader-formats.ts';
import { texts } from './validation.texts.ts';

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

/** The expected values of a schema, as phrases that follow "must be". */
function expectedBy(schema: Schema): string[] {
  if (schema.anyOf) {
    const values = schema.anyOf.flatMap((one) => valuesOf(one) ?? []);
    const others = schema.anyOf.filter((one) => !valuesOf(one)).flatMap(expectedBy);
    return [...new Set([...(values.length > 0 ? [anyOfThese(values)] : []), ...others])];
  }
  const values = valuesOf(schema);
  if (values) return [anyOfThese(values)];
  if (schema.pattern && schema.pattern !== NOT_BLANK) return [schema.description ?? texts.otherText];
  if (schema.format)
    return [texts.formats[schema.format as keyof typeof texts.formats] ?? texts.validFormat(schema.format)];
  return [schema.type ?? []].flat().map((type) => texts.kinds[type as keyof typeof texts.kinds] ?? type);
}

function valuesOf(schema: Schema): unknown[] | undefined {
  return schema.const !== undefined ? [schema.const] : schema.enum;
}

const anyOfThese = (values: unknown[]) => {
  const all = values.map((value) => value ?? texts.kinds.null).join(', ');
  return values.length > 1 ? texts.oneOf(all) : all;
};

const figure = (value: number) => (Math.abs(value) < 10_000 ? String(value) : readerNumber(value));

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
      return texts.required;
    case 'additionalProperties':
      return texts.unknownField;
    case 'type':
      return data === null ? texts.required : texts.mustBe(expectedBy(wanted));
    case 'enum':
      return texts.mustBe([anyOfThese(params.allowedValues)]);
    case 'const':
      return texts.mustBe([anyOfThese([params.allowedValue])]);
    case 'pattern':
      if (schema === NOT_BLANK) return texts.required;
      return wanted.description ? texts.mustBe([wanted.description]) : texts.wrongFormat;
    case 'format':
    case 'anyOf':
      return texts.mustBe(expectedBy(wanted));
    case 'minLength':
      return params.limit === 1 ? texts.required : texts.minCharacters(params.limit);
    case 'maxLength':
      return texts.maxCharacters(params.limit);
    case 'minimum':
      return texts.atLeast(figure(params.limit));
    case 'maximum':
      return texts.atMost(figure(params.limit));
    case 'exclusiveMinimum':
      return texts.moreThan(figure(params.limit));
    case 'exclusiveMaximum':
      return texts.lessThan(figure(params.limit));
    case 'multipleOf':
      return texts.multipleOf(figure(params.multipleOf));
    case 'minItems':
      return texts.minEntries(params.limit);
    case 'maxItems':
      return texts.maxEntries(params.limit);
    case 'uniqueItems':
      return texts.entryTwice;
    case 'minProperties':
      return texts.minFields(params.limit);
    case 'maxProperties':
      return texts.maxFields(params.limit);
    default:
      return message ?? texts.malformed;
  }
}
