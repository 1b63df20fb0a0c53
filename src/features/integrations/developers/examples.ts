/** Example values and commands for routes of the API, made from their description. */

export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minProperties?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
  default?: unknown;
}

const ID = '00000000-0000-4000-8000-000000000000';
const byFormat: Record<string, string> = {
  uuid: ID,
  date: '2027-03-31',
  'date-time': '2027-03-31T12:00:00Z',
  email: 'ana@example.com',
  currency: 'USD',
  country: 'US',
  uri: 'https://example.com',
};

/** Texts that the patterns of our API accept. */
const candidates = [
  'https://example.com',
  '#c2410c',
  'partners:view',
  'example.com',
  'USD',
  'US',
  'en',
  ID,
  'ab'.repeat(32),
  '2027-03-31',
  '2027-03',
  '09:00',
  '/partners',
  'example_1',
  'EXAMPLE-1',
  '1',
];

/** A value that fits the schema, with the required fields and few others. */
export function exampleFor(schema: JsonSchema, name = '', depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf)
    return exampleFor(schema.anyOf.find(({ type }) => type !== 'null') ?? schema.anyOf[0]!, name, depth);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => exampleFor(one, name, depth)));
  switch ([schema.type ?? (schema.properties ? 'object' : 'string')].flat()[0]) {
    case 'object':
      return exampleObject(schema, depth);
    case 'array':
      return schema.items && depth < 4 ? [exampleFor(schema.items, name, depth + 1)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.min(Math.max(name.endsWith('_minor') ? 125_000 : 1, schema.minimum ?? 1), schema.maximum ?? 125_000);
    case 'null':
      return null;
    default:
      return textFor(schema, name);
  }
}

const MOST_OPTIONAL = 3;

function exampleObject({ properties = {}, required = [], minProperties = 0 }: JsonSchema, depth: number): object {
  const optional = Object.keys(properties).filter((key) => !required.includes(key) && key !== 'row_version');
  const added = required.length > 0 ? 0 : depth === 0 ? MOST_OPTIONAL : minProperties;
  const keys = [...required, ...optional.slice(0, added)];
  return Object.fromEntries(
    keys.filter((key) => properties[key]).map((key) => [key, exampleFor(properties[key]!, key, depth + 1)]),
  );
}

function textFor({ format = '', pattern = '', minLength = 0 }: JsonSchema, name: string): string {
  const known = byFormat[format];
  if (known) return known;
  if (pattern && pattern !== '\\S') {
    const accepted = new RegExp(pattern);
    const first = /(_ref|_id|key|code|sku)$/.test(name) ? ['EXAMPLE-1'] : [];
    return [...first, ...candidates].find((text) => accepted.test(text)) ?? 'text';
  }
  if (/domain|website|host/.test(name)) return 'example.com';
  if (/name|title/.test(name)) return 'Northwind';
  return 'text'.padEnd(minLength, 'x');
}

export interface Call {
  method: string;
  path: string;
  example: unknown;
}

/** The path with a variable of the shell for each parameter: `/api/partners/$ID`. */
const shellPath = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);

export function curlFor({ method, path, example }: Call): string {
  const lines = [
    `curl ${method === 'GET' || (method === 'POST' && example !== null) ? '' : `-X ${method} `}"$TANDEM${shellPath(path)}"`,
    '-H "Authorization: Bearer $TANDEM_KEY"',
    ...(example === null ? [] : [`--json '${JSON.stringify(example).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(' \\\n  ');
}

export function javascriptFor({ method, path, example }: Call): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => `\${${name}}`);
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    `  headers: {\n    Authorization: \`Bearer \${process.env.TANDEM_KEY}\`,${example === null ? '' : "\n    'Content-Type': 'application/json',"}\n  },`,
    ...(example === null
      ? []
      : [`  body: JSON.stringify(${JSON.stringify(example, null, 2).replaceAll('\n', '\n  ')}),`]),
  ];
  return [
    ...names.map((name) => `const ${name} = process.env.${name.toUpperCase()};`),
    `const response = await fetch(\`\${process.env.TANDEM}${address}\`, {`,
    ...options,
    '});',
    'if (!response.ok) throw new Error((await response.json()).message);',
    'console.log(response.status === 204 ? null : await response.json());',
  ].join('\n');
}
