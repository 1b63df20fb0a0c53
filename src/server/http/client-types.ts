/**
 * Writes the TypeScript types of an API description in the shape that `openapi-fetch` reads. It knows the keywords that our
 * schemas use and refuses others, so that no type becomes wrong silently.
 */
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
}
interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}
interface Message {
  $ref?: string;
  description?: string;
  required?: boolean;
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: readonly Parameter[];
  requestBody?: Message;
  responses: Record<string, Message>;
}
export interface TypedDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Message> };
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const PLACES = ['query', 'header', 'path', 'cookie'];
const KNOWN = new Set(
  `$ref type enum const anyOf items properties required additionalProperties description format default title minimum maximum
   exclusiveMinimum exclusiveMaximum multipleOf pattern minLength maxLength minItems maxItems uniqueItems minProperties
   maxProperties examples deprecated`.split(/\s+/),
);

export function clientTypes({ paths, components = {} }: TypedDocument): string {
  const operations = Object.values(paths).flatMap((methods) => METHODS.flatMap((method) => methods[method] ?? []));
  return [
    `export interface paths ${block(Object.entries(paths).map(([path, methods]) => pathEntry(path, methods)))}`,
    `export interface components ${block([
      `schemas: ${block(Object.entries(components.schemas ?? {}).map(([name, schema]) => member(name, schema, true)))};`,
      `responses: ${block(Object.entries(components.responses ?? {}).map(([name, response]) => responseEntry(name, response)))};`,
    ])}`,
    `export interface operations ${block(operations.map(operationEntry))}`,
    '',
  ].join('\n');
}

function pathEntry(path: string, methods: Record<string, Operation>): string {
  const entries = METHODS.map((method) => {
    const operation = methods[method];
    if (!operation) return `${method}?: never;`;
    const { summary, description, operationId } = operation;
    return `${comment(summary, description)}${method}: operations[${JSON.stringify(operationId)}];`;
  });
  return `${JSON.stringify(path)}: ${block([`parameters: ${parameterBlock([])};`, ...entries])};`;
}

function operationEntry({ operationId, parameters = [], requestBody, responses }: Operation): string {
  return `${key(operationId)}: ${block([
    `parameters: ${parameterBlock(parameters)};`,
    requestBody
      ? `requestBody${requestBody.required ? '' : '?'}: ${block([contentEntry(requestBody)])};`
      : 'requestBody?: never;',
    `responses: ${block(Object.entries(responses).map(([status, response]) => responseEntry(status, response)))};`,
  ])};`;
}

function parameterBlock(parameters: readonly Parameter[]): string {
  return block(
    PLACES.map((place) => {
      const here = parameters.filter((parameter) => parameter.in === place);
      if (here.length === 0) return `${place}?: never;`;
      const isRequired = here.some(({ required }) => required);
      const members = here.map(({ name, required, description, schema }) =>
        member(name, { ...schema, default: undefined, ...(description && { description }) }, required ?? false),
      );
      return `${place}${isRequired ? '' : '?'}: ${block(members)};`;
    }),
  );
}

function responseEntry(status: string, response: Message): string {
  if (response.$ref) return `${key(status)}: ${reference(response.$ref)};`;
  const headers = `headers: ${block(['[name: string]: unknown;'])};`;
  return `${comment(response.description)}${key(status)}: ${block([headers, contentEntry(response)])};`;
}

function contentEntry({ content }: Message): string {
  if (!content) return 'content?: never;';
  const types = Object.entries(content).map(([type, { schema }]) => `${key(type)}: ${typeOf(schema)};`);
  return `content: ${block(types)};`;
}

/** A property that the server fills in by default is always there in a response. */
function member(name: string, schema: Schema, isRequired: boolean): string {
  const isThere = isRequired || schema.default !== undefined;
  return `${comment(schema.description, schema.format && `Format: ${schema.format}`)}${key(name)}${isThere ? '' : '?'}: ${typeOf(schema)};`;
}

function typeOf(schema: Schema): string {
  const unknown = Object.keys(schema).find((keyword) => !KNOWN.has(keyword) && !keyword.startsWith('x-'));
  if (unknown)
    throw new Error(`The API description uses "${unknown}", which src/server/http/client-types.ts does not know.`);
  if (schema.$ref) return reference(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return union(schema.anyOf.map(typeOf));
  if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => typeOf({ ...schema, type })));
  if (schema.type === 'object') return objectType(schema);
  if (schema.type === 'array') return `${schema.items ? itemType(schema.items) : 'unknown'}[]`;
  if (schema.type === 'integer') return 'number';
  return (schema.type as string | undefined) ?? 'unknown';
}

function itemType(schema: Schema): string {
  const type = typeOf(schema);
  const isOne = !schema.anyOf && !schema.enum && !Array.isArray(schema.type) && !type.includes('} & {');
  return isOne ? type : `(${type})`;
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const members = Object.entries(properties).map(([name, schema]) => member(name, schema, required.includes(name)));
  const others = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
  const isOpen = additionalProperties === true || typeof additionalProperties === 'object';
  if (members.length === 0) return isOpen ? block([`[key: string]: ${others};`]) : 'Record<string, never>';
  return isOpen ? `${block(members)} & ${block([`[key: string]: ${others};`])}` : block(members);
}

const union = (types: readonly string[]) => [...new Set(types)].join(' | ');
const key = (name: string) => (/^(?:[A-Za-z_$][\w$]*|[1-9]\d*)$/.test(name) ? name : JSON.stringify(name));
const indented = (text: string) => text.replace(/^(?=.)/gm, '\t');
const block = (members: readonly string[]) => (members.length === 0 ? '{}' : `{\n${indented(members.join('\n'))}\n}`);

/** `#/components/schemas/Refusal` as the type with this name. */
function reference(address: string): string {
  const [, ...names] = address.split('/');
  return names.map((name, at) => (at === 0 ? name : `[${JSON.stringify(name)}]`)).join('');
}

function comment(...lines: readonly (string | undefined)[]): string {
  const texts = lines.filter((line) => line !== undefined && line !== '').map((line) => line!.replaceAll('*/', '* /'));
  if (texts.length === 0) return '';
  return texts.length === 1 ? `/** ${texts[0]} */\n` : `/**\n${texts.map((text) => ` * ${text}`).join('\n')}\n */\n`;
}
