import { Ajv } from 'ajv';
import type { CrmFieldType } from '#server/ports/crm.ts';
import { schemaProblems } from '../declaration-problems.ts';

/** The description of the CSV files of a CRM, which the administrator writes as JSON. */
export interface CsvDeclaration {
  objects: readonly CsvObject[];
}

export interface CsvObject {
  name: string;
  label: string;
  /** The names of the incoming files, with `*` for any text: `companies-*.csv`. */
  files: string;
  delimiter?: ',' | ';' | '\t' | '|';
  encoding?: 'utf-8' | 'windows-1252';
  /** The sign before the decimals of numbers and amounts. */
  decimal?: '.' | ',';
  date_format?: (typeof DATE_FORMATS)[number];
  /** The columns with these values. */
  id: string;
  external_id: string;
  /** Without it, the time of the file counts. */
  updated_at?: string;
  /** A record is deleted when this column contains yes, true or 1. */
  deleted?: string;
  fields: readonly CsvField[];
}

export interface CsvField {
  name: string;
  label: string;
  type: CrmFieldType;
  /** The heading of the column, when it is not the name. */
  column?: string;
  required?: boolean;
  read_only?: boolean;
  max_length?: number;
  options?: readonly { value: string; label: string }[];
  references?: string;
}

export const DATE_FORMATS = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;

const TYPES: readonly CrmFieldType[] = [
  'text',
  'long_text',
  'email',
  'phone',
  'url',
  'number',
  'amount',
  'boolean',
  'date',
  'instant',
  'choice',
  'choices',
  'reference',
];

const text = (maxLength = 200) => ({ type: 'string', minLength: 1, maxLength });
const name = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_.-]{0,79}$' };
const object = (properties: Record<string, unknown>, ...optional: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((each) => !optional.includes(each)),
});

const schema = object({
  objects: {
    type: 'array',
    minItems: 1,
    maxItems: 20,
    items: object(
      {
        name,
        label: text(100),
        // A pattern names files of one folder, so it contains neither slashes nor a leading dot.
        files: { type: 'string', pattern: '^[A-Za-z0-9_*-][A-Za-z0-9_.* -]{0,99}$' },
        delimiter: { enum: [',', ';', '\t', '|'] },
        encoding: { enum: ['utf-8', 'windows-1252'] },
        decimal: { enum: ['.', ','] },
        date_format: { enum: DATE_FORMATS },
        id: text(),
        external_id: text(),
        updated_at: text(),
        deleted: text(),
        fields: {
          type: 'array',
          minItems: 1,
          maxItems: 300,
          items: object(
            {
              name,
              label: text(100),
              type: { enum: TYPES },
              column: text(),
              required: { type: 'boolean' },
              read_only: { type: 'boolean' },
              max_length: { type: 'integer', minimum: 1, maximum: 1_000_000 },
              options: { type: 'array', maxItems: 1000, items: object({ value: text(), label: text() }) },
              references: name,
            },
            'column',
            'required',
            'read_only',
            'max_length',
            'options',
            'references',
          ),
        },
      },
      'delimiter',
      'encoding',
      'decimal',
      'date_format',
      'updated_at',
      'deleted',
    ),
  },
});

const check = new Ajv({ allErrors: true }).compile<CsvDeclaration>(schema);

/** @returns the problems, each with its place, when the declaration cannot be used */
export function readCsvCrmDeclaration(
  source: string,
): { declaration: CsvDeclaration } | { problems: readonly string[] } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch (error) {
    return { problems: [`The description is not JSON: ${(error as Error).message}`] };
  }
  if (!check(parsed)) return { problems: schemaProblems(check.errors ?? []) };
  const problems = parsed.objects.flatMap((each, position, all) => [
    ...(all.findIndex((other) => other.name === each.name) !== position
      ? [`objects[${position + 1}].name is used twice.`]
      : []),
    ...each.fields.flatMap((field, row) => [
      ...(each.fields.findIndex((other) => other.name === field.name) !== row
        ? [`objects[${position + 1}].fields[${row + 1}].name is used twice.`]
        : []),
      ...((field.type === 'choice' || field.type === 'choices') && !field.options
        ? [`objects[${position + 1}].fields[${row + 1}].options is missing for a choice.`]
        : []),
    ]),
  ]);
  return problems.length > 0 ? { problems: problems.slice(0, 20) } : { declaration: parsed };
}
