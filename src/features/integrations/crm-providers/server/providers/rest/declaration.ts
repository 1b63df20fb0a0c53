import { Ajv } from 'ajv';
import type { CrmFieldType } from '#server/ports/crm.ts';
import { schemaProblems } from '../declaration-problems.ts';
import { pathProblem } from './paths.ts';

/** The description of a system with a REST API, which the administrator writes as JSON; the guide explains each part. */
export interface RestDeclaration {
  /** The base address, such as `https://crm.example.com/api`; no request leaves it. */
  address: string;
  authentication: { kind: 'bearer' } | { kind: 'header'; header: string; prefix?: string } | { kind: 'none' };
  /** A path that answers when the credentials are right. */
  check: string;
  errors?: {
    /** Where an answer names the reason: `error.message`. */
    message?: string;
    /** Where it names the rejected field. */
    field?: string;
  };
  objects: readonly RestObject[];
}

export interface RestObject {
  name: string;
  label: string;
  list: {
    path: string;
    /** Where the records are in the answer; absent when the answer itself is the list. */
    items?: string;
    /** The parameter that takes a time; without it, each run reads all records. */
    updated_since?: string;
    /** The form of that time. */
    time_format?: 'iso' | 'seconds' | 'milliseconds';
    /** Further fixed parameters, such as the order. */
    parameters?: Readonly<Record<string, string>>;
  };
  paging: Paging;
  read: { path: string; item?: string };
  create: { path: string; method?: 'POST' | 'PUT'; wrap?: string; item?: string };
  update: { path: string; method?: 'PATCH' | 'PUT' | 'POST'; wrap?: string; item?: string };
  /** Finds records by the value of a field. */
  search?: { path: string; parameters: Readonly<Record<string, string>>; items?: string };
  /** The places of these values within a record. */
  id: string;
  updated_at: string;
  external_id: string;
  /** A record is deleted when this place is true, or is a time. */
  deleted?: string;
  merged_into?: string;
  /** The address for people, with `{id}`. */
  url?: string;
  fields: readonly RestField[];
}

export type Paging =
  | { kind: 'none' }
  | { kind: 'page'; parameter: string; size_parameter?: string; size: number; first?: 0 | 1 }
  | { kind: 'offset'; parameter: string; size_parameter?: string; size: number }
  | { kind: 'cursor'; parameter: string; size_parameter?: string; size: number; next: string }
  | { kind: 'link'; size_parameter?: string; size: number; next?: string };

export interface RestField {
  name: string;
  label: string;
  type: CrmFieldType;
  /** The place within a record, when it is not the name: `address.city`. */
  path?: string;
  required?: boolean;
  read_only?: boolean;
  max_length?: number;
  options?: readonly { value: string; label: string }[];
  references?: string;
}

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
const place = { type: 'string', pattern: '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+){0,7}$', maxLength: 200 };
const parameter = { type: 'string', pattern: '^[A-Za-z0-9_.$\\[\\]-]{1,80}$' };
const header = { type: 'string', pattern: '^[A-Za-z0-9-]{1,80}$' };
const name = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_.-]{0,79}$' };
const parameters = { type: 'object', maxProperties: 20, additionalProperties: { type: 'string', maxLength: 200 } };
const size = { type: 'integer', minimum: 1, maximum: 1000 };
const object = (properties: Record<string, unknown>, ...optional: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((each) => !optional.includes(each)),
});
const change = (...methods: string[]) =>
  object({ path: text(), method: { enum: methods }, wrap: name, item: place }, 'method', 'wrap', 'item');
/** A kind decides about the other properties, so that a message names the property and not the alternatives. */
const byKind = (kinds: Record<string, object>) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: Object.keys(kinds) } },
  allOf: Object.entries(kinds).map(([kind, then]) => ({
    if: { properties: { kind: { const: kind } }, required: ['kind'] },
    then,
  })),
});
const kind = { type: 'string' };

const schema = object(
  {
    address: text(500),
    authentication: byKind({
      bearer: object({ kind }),
      header: object({ kind, header, prefix: { type: 'string', pattern: '^[\\x20-\\x7e]{0,40}$' } }, 'prefix'),
      none: object({ kind }),
    }),
    check: text(),
    errors: object({ message: place, field: place }, 'message', 'field'),
    objects: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: object(
        {
          name,
          label: text(100),
          list: object(
            {
              path: text(),
              items: place,
              updated_since: parameter,
              time_format: { enum: ['iso', 'seconds', 'milliseconds'] },
              parameters,
            },
            'items',
            'updated_since',
            'time_format',
            'parameters',
          ),
          paging: byKind({
            none: object({ kind }),
            page: object(
              { kind, parameter, size_parameter: parameter, size, first: { enum: [0, 1] } },
              'size_parameter',
              'first',
            ),
            offset: object({ kind, parameter, size_parameter: parameter, size }, 'size_parameter'),
            cursor: object({ kind, parameter, size_parameter: parameter, size, next: place }, 'size_parameter'),
            link: object({ kind, size_parameter: parameter, size, next: place }, 'size_parameter', 'next'),
          }),
          read: object({ path: text(), item: place }, 'item'),
          create: change('POST', 'PUT'),
          update: change('PATCH', 'PUT', 'POST'),
          search: object({ path: text(), parameters, items: place }, 'items'),
          id: place,
          updated_at: place,
          external_id: place,
          deleted: place,
          merged_into: place,
          url: text(500),
          fields: {
            type: 'array',
            minItems: 1,
            maxItems: 300,
            items: object(
              {
                name,
                label: text(100),
                type: { enum: TYPES },
                path: place,
                required: { type: 'boolean' },
                read_only: { type: 'boolean' },
                max_length: { type: 'integer', minimum: 1, maximum: 1_000_000 },
                options: { type: 'array', maxItems: 1000, items: object({ value: text(), label: text() }) },
                references: name,
              },
              'path',
              'required',
              'read_only',
              'max_length',
              'options',
              'references',
            ),
          },
        },
        'search',
        'deleted',
        'merged_into',
        'url',
      ),
    },
  },
  'errors',
);

const MAX_LENGTH = 200_000;
const ajv = new Ajv({ allErrors: true });
const check = ajv.compile<RestDeclaration>(schema);

/** Reads a declaration. @returns the problems, each with its place, when it cannot be used */
export function readRestCrmDeclaration(
  source: string,
): { declaration: RestDeclaration } | { problems: readonly string[] } {
  if (source.length > MAX_LENGTH) return { problems: [`The description is longer than ${MAX_LENGTH} characters.`] };
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch (error) {
    return { problems: [`The description is not JSON: ${(error as Error).message}`] };
  }
  if (!check(parsed)) return { problems: schemaProblems(check.errors ?? []) };
  const problems = semanticProblems(parsed);
  return problems.length > 0 ? { problems } : { declaration: parsed };
}

function semanticProblems({ address, check: path, objects }: RestDeclaration): string[] {
  const problems: string[] = [];
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    problems.push('address must be an address such as https://crm.example.com/api, without a password and parameters.');
  const checkPath = (where: string, value: string, needsId: boolean) => {
    const problem = pathProblem(value, needsId);
    if (problem) problems.push(`${where} ${problem}`);
  };
  checkPath('check', path, false);
  objects.forEach((each, position) => {
    const where = `objects[${position + 1}]`;
    checkPath(`${where}.list.path`, each.list.path, false);
    checkPath(`${where}.read.path`, each.read.path, true);
    checkPath(`${where}.create.path`, each.create.path, false);
    checkPath(`${where}.update.path`, each.update.path, true);
    if (each.search) {
      checkPath(`${where}.search.path`, each.search.path, false);
      const names = new Set([...each.fields.map((field) => field.name), 'external_id']);
      for (const known of Object.keys(each.search.parameters))
        if (!names.has(known)) problems.push(`${where}.search.parameters.${known} is not a field of the object.`);
    }
    if (each.url) {
      const page = URL.parse(each.url.replaceAll('{id}', '1'));
      if (page?.protocol !== 'https:' && page?.protocol !== 'http:') problems.push(`${where}.url must be an address.`);
    }
    each.fields.forEach((field, row) => {
      const at = `${where}.fields[${row + 1}]`;
      if (each.fields.findIndex((other) => other.name === field.name) !== row)
        problems.push(`${at}.name is used twice.`);
      if ((field.type === 'choice' || field.type === 'choices') && !field.options)
        problems.push(`${at}.options is missing for a choice.`);
      const path = field.path ?? field.name;
      if (/(^|\.)(__proto__|constructor|prototype)(\.|$)/.test(path)) problems.push(`${at}.path is not allowed.`);
    });
    for (const key of ['id', 'updated_at', 'external_id'] as const)
      if (/(^|\.)(__proto__|constructor|prototype)(\.|$)/.test(each[key]))
        problems.push(`${where}.${key} is not allowed.`);
    if (objects.findIndex((other) => other.name === each.name) !== position)
      problems.push(`${where}.name is used twice.`);
  });
  return problems.slice(0, 20);
}
