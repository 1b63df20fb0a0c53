// The pages of the API reference, made of the description that the running product serves at /api/openapi.json.
import type { TypedDocument } from '../src/server/http/client-types.ts';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  description?: string;
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}
interface Message {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  summary?: string;
  description?: string;
  tags?: readonly string[];
  parameters?: readonly { in: string; name: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: Message;
  responses: Record<string, Message>;
  security?: readonly unknown[];
  'x-permission'?: string;
  'x-modes'?: readonly string[];
}

/** An OpenAPI description with the keywords that our routes add. */
export interface Description extends TypedDocument {
  info: { description?: string };
  webhooks?: Record<string, { post: Operation }>;
}

export interface ReferencePage {
  /** The name of the file, without its ending. */
  name: string;
  title: string;
  text: string;
}

interface Route {
  method: string;
  path: string;
  operation: Operation;
}

/** Every list has these; the first page of the reference explains them. */
const LIST_PARAMETERS = new Set(['_start', '_end', '_sort', '_order', 'q', 'id']);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @returns the first page and one page for each tag, in alphabetical order */
export function referencePages(description: Description): ReferencePage[] {
  const tags = new Map<string, Route[]>();
  for (const [path, operations] of Object.entries(description.paths))
    for (const method of METHODS) {
      const operation = operations[method] as Operation | undefined;
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? path.split('/')[2]!;
      tags.set(tag, [...(tags.get(tag) ?? []), { method, path, operation }]);
    }
  const events = Object.entries(description.webhooks ?? {});
  const pages = [...tags].map(([tag, routes]) => {
    const own = events.filter(([, { post }]) => post.tags?.[0] === tag);
    return { name: tag, title: titleOfTag(tag), text: tagPage(tag, routes, own) };
  });
  pages.sort((a, b) => a.title.localeCompare(b.title));
  return [{ name: 'index', title: 'Overview', text: firstPage(description, pages) }, ...pages];
}

export const titleOfTag = (tag: string): string => {
  const words = tag.replaceAll('_', ' ').replace(/\b(api|mdf)\b/g, (word) => word.toUpperCase());
  return words[0]!.toUpperCase() + words.slice(1);
};

function firstPage({ info, components }: Description, pages: readonly ReferencePage[]): string {
  const sentences = (info.description ?? '').split(/(?<=\.) (?=[A-Z])/);
  const refusals = Object.entries(STATUSES).flatMap(([status, name]) => {
    const response = components?.responses?.[name];
    return response ? [[`\`${status}\``, cell(response.description ?? '')]] : [];
  });
  const refusal = components?.schemas?.Refusal as Schema | undefined;
  return lines(
    '# API reference',
    'These are the routes for records that other systems exchange with a program. They are made of the validation rules of this version. The [API guide](/guide/api) explains how to sign in, with examples that run. In the product, `/api/docs` lists every route, also those that only our own screens use.',
    '## Conventions',
    ...sentences.map((sentence) => `- ${sentence}`),
    '## Errors',
    'Every refusal is a JSON object:',
    ...(refusal ? [fieldTable(refusal)] : []),
    table(['Status', 'Meaning'], refusals),
    '## Resources',
    ...pages.map(({ name, title }) => `- [${title}](/api/${name})`),
  );
}

const STATUSES: Record<string, string> = {
  400: 'Invalid',
  401: 'NotSignedIn',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  412: 'OutOfDate',
  422: 'Refused',
  429: 'TooManyRequests',
};

function tagPage(tag: string, routes: readonly Route[], events: readonly [string, { post: Operation }][]): string {
  const record = recordOf(tag, routes);
  return lines(
    `# ${titleOfTag(tag)}`,
    table(
      ['Request', 'What it does'],
      routes.map(({ method, path, operation }) => [
        `\`${method.toUpperCase()} ${path}\``,
        cell(operation.summary ?? ''),
      ]),
    ),
    ...(record ? ['## The record', fieldTable(record)] : []),
    ...routes.map((route) => routeSection(route, record)),
    ...(events.length > 0
      ? [
          '## Webhook events',
          'Sent to [webhooks](/guide/webhooks) as signed requests.',
          table(
            ['Event', 'When', 'Fields of `data`'],
            events.map(([type, { post }]) => [
              `\`${type}\``,
              cell(post.summary ?? ''),
              Object.keys(jsonOf(post.requestBody)?.properties?.data?.properties ?? {})
                .map((name) => `\`${name}\``)
                .join(', '),
            ]),
          ),
        ]
      : []),
  );
}

/** The fields of one record, as the resource answers it. */
function recordOf(tag: string, routes: readonly Route[]): Schema | undefined {
  const own = routes.find(({ method, path }) => method === 'get' && path === `/api/${tag}/{id}`);
  return own && jsonOf(own.operation.responses[200]);
}

function routeSection({ method, path, operation }: Route, record: Schema | undefined): string {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const filters = new Set(/^Filters: ([^(]*)/.exec(description ?? '')?.[1]?.split(/, | /));
  const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => `\`${name}\``);
  const own = parameters.filter(
    (one) => one.in === 'path' || (one.in === 'query' && !LIST_PARAMETERS.has(one.name) && !filters.has(one.name)),
  );
  const body = jsonOf(requestBody);
  const kinds = Object.keys(requestBody?.content ?? {});
  return lines(
    `## ${summary ?? `${method} ${path}`}`,
    `\`\`\`http\n${method.toUpperCase()} ${path}\n\`\`\``,
    `**Permission:** ${permissionOf(operation)}`,
    ...(description ? [description] : []),
    ...(own.length > 0
      ? [
          '**Parameters**',
          table(
            ['Name', 'In', 'Type', 'Description'],
            own.map(({ name, in: place, required, schema, description: about }) => [
              `\`${name}\``,
              place,
              typeOf(schema) + (required ? '' : ', optional'),
              cell(about ?? schema.description ?? ''),
            ]),
          ),
        ]
      : []),
    ...(headers.length > 0 ? [`**Headers:** ${headers.join(', ')} ([conventions](/api/#conventions))`] : []),
    ...(body
      ? ['**Body**', contentOf(body, record)]
      : kinds.length > 0
        ? [`**Body:** ${kinds.map(code).join(', ')}`]
        : []),
    ...Object.entries(responses)
      .filter(([status]) => /^[23]/.test(status))
      .map(([status, response]) => responseOf(status, response, record)),
    `**Errors:** ${Object.keys(responses)
      .filter((status) => /^[45]\d\d$/.test(status))
      .map((status) => `[${status}](/api/#errors)`)
      .join(', ')}`,
  );
}

function permissionOf({ 'x-permission': permission, 'x-modes': modes = [], security = [] }: Operation): string {
  if (security.length === 0) return 'none, without signing in';
  const who =
    modes.length > 1 ? 'for the company and for partners' : modes[0] === 'partner' ? 'for partners' : 'for the company';
  return permission ? `\`${permission}\`, ${who}` : 'none, but signed in';
}

function responseOf(status: string, response: Message, record: Schema | undefined): string {
  const schema = jsonOf(response);
  const kinds = Object.keys(response.content ?? {});
  const about = !response.description || response.description === 'Default Response' ? '' : `: ${response.description}`;
  if (schema) return lines(`**Response** \`${status}\`${about}`, contentOf(schema, record));
  return `**Response** \`${status}\`${kinds.length > 0 ? ` as ${kinds.map(code).join(', ')}` : ''}${about}`;
}

const isSame = (one: Schema | undefined, other: Schema | undefined) =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

function contentOf(schema: Schema, record: Schema | undefined): string {
  if (isSame(record, schema)) return 'The [record](#the-record).';
  if (isSame(record, schema.items)) return 'An array of [records](#the-record).';
  if (schema.items?.properties) return lines('An array of objects:', fieldTable(schema.items));
  return schema.properties ? fieldTable(schema) : sentence(typeOf(schema));
}

/** Fields of nested objects are listed with their path, so that a table stays flat. */
function fieldTable(schema: Schema): string {
  const rows = fieldRows(schema, '', 0);
  return rows.length === 0 ? 'An empty object.' : table(['Field', 'Type', 'Description'], rows);
}

function fieldRows({ properties = {}, required = [] }: Schema, prefix: string, depth: number): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const inner = innerObject(schema);
    const isOptional = !required.includes(name);
    const row = [code(prefix + name), typeOf(schema) + (isOptional ? ', optional' : ''), cell(descriptionOf(schema))];
    const suffix = plainOf(schema).items ? '[].' : '.';
    return [row, ...(inner && depth < 2 ? fieldRows(inner, `${prefix}${name}${suffix}`, depth + 1) : [])];
  });
}

const plainOf = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
const descriptionOf = (schema: Schema): string => schema.description ?? plainOf(schema).description ?? '';

function innerObject(schema: Schema): Schema | undefined {
  const plain = plainOf(schema);
  const target = plain.items ?? plain;
  return target.properties && Object.keys(target.properties).length > 0 ? target : undefined;
}

function typeOf(schema: Schema): string {
  const { anyOf, enum: values, const: only, items, format, $ref } = schema;
  if ($ref) return $ref.split('/').at(-1)!;
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (only !== undefined) return code(JSON.stringify(only));
  if (values) return values.map((value) => code(String(value))).join(' or ');
  if (items) return `array of ${typeOf(items)}${schema.maxItems ? `, at most ${schema.maxItems}` : ''}`;
  const names = Array.isArray(schema.type)
    ? schema.type.join(' or ')
    : ((schema.type as string | undefined) ?? 'any value');
  return [format ? `${names} (${format})` : names, ...limitsOf(schema)].join(', ');
}

const limitsOf = ({ minimum, maximum, minLength, maxLength }: Schema): string[] => [
  ...(minimum !== undefined && minimum !== 0 ? [`from ${minimum}`] : []),
  ...(maximum !== undefined && maximum < 2 ** 31 - 1 ? [`up to ${maximum.toLocaleString('en-US')}`] : []),
  ...(minLength ? [minLength === 1 ? 'not empty' : `at least ${minLength} characters`] : []),
  ...(maxLength ? [`at most ${maxLength.toLocaleString('en-US')} characters`] : []),
];

const jsonOf = (message: Message | undefined): Schema | undefined => message?.content?.['application/json']?.schema;

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
const table = (heads: string[], rows: readonly string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
/** Blocks of Markdown; items of one list stay together. */
const lines = (...blocks: string[]): string =>
  blocks.reduce(
    (text, block) =>
      text + (text === '' ? '' : /^- /.test(block) && /\n- [^\n]*$|^- [^\n]*$/.test(text) ? '\n' : '\n\n') + block,
    '',
  );
