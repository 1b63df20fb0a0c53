import type { Dice } from './dice.ts';
import { exampleOf, type Schema } from './examples.ts';
import type { IdPool } from './pool.ts';

/** One endpoint of the OpenAPI description. */
export interface Operation {
  method: string;
  /** The path, such as `/api/partners/{id}`. */
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body: Schema | undefined;
}

/** The part of an OpenAPI document that tests use. */
export interface Description {
  paths: Record<string, Record<string, { parameters?: Operation['parameters']; requestBody?: RequestBody }>>;
}
interface RequestBody {
  content: Record<string, { schema: Schema }>;
}

/** The endpoints of an OpenAPI document whose path does not match `without`. */
export function operationsOf({ paths }: Description, without: RegExp): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !without.test(path))
      .map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content['application/json']?.schema,
      })),
  );
}

/** One request of an attacker or of a broken program. */
export interface TestRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** A number that JSON allows and JavaScript cannot write. */
const raw = (text: string) => `@raw:${text}`;
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const own = (key: string, value: unknown) => Object.defineProperty({}, key, { value, enumerable: true });

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\ufeff\u202e\u0301\u200d',
  '👩‍👩‍👧‍👦'.repeat(100),
  'x'.repeat(70_000),
  "'; drop table partners; --",
  '%_\\',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '99999999999999999999',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '+12026-01-01',
  '2026-12-31T23:59:60Z',
  '9999-12-31T23:59:59-12:00',
  '2026-03-16T09:00:00+99:99',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  '../../etc/passwd',
  'a@b.c'.repeat(80),
  '(a+)+$',
  'javascript:alert(1)',
];
const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  raw('1e400'),
  raw('-1e400'),
  raw('9007199254740993'),
  raw('-0'),
  raw('1e-400'),
  raw(deep(2_000)),
  raw(deep(30_000)),
  [],
  [null],
  [[]],
  {},
  Array.from({ length: 3_000 }, (_, index) => `entry ${index}`),
  own('__proto__', { is_super_admin: true }),
  own('constructor', { prototype: {} }),
  own('toString', 1),
  own('', 1),
  own('\0', 1),
];
const hostileKeys = [
  'nonsense',
  '__proto__',
  'constructor',
  'toString',
  '',
  '\0',
  'id',
  'organization_id',
  'a.b',
  'x'.repeat(5_000),
];
const hostileBodies: (string | Buffer)[] = [
  'null',
  '[]',
  '"text"',
  '7',
  '',
  '{',
  '{"a":1}}',
  '{"a":1,"a":2}',
  "{'a':1}",
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  deep(100_000),
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.alloc(2_000_000, 'x'),
];
const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'nonsense',
  '',
];
const hostileHeaders: Record<string, string>[] = [
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(3_000) },
  { 'idempotency-key': 'ÿ\t' },
  { 'x-tandem-mode': 'nonsense' },
  { 'x-tandem-mode': 'partner' },
  { 'x-tandem-program': 'nonsense' },
  { 'x-tandem-program': '00000000-0000-0000-0000-000000000000' },
  { 'accept-encoding': 'nonsense', accept: 'image/png' },
  { 'content-encoding': 'gzip' },
  { 'if-match': '"1"', range: 'bytes=0-' },
];
const hostileSegments = [
  '..',
  '%2e%2e',
  '%252e%252e%252f',
  '.',
  '',
  ';a=b',
  '%00',
  '%c0%ae%c0%ae',
  '%',
  '%ff',
  '%2F',
  '\\\\..',
  '*',
  ':id',
  '@',
  'x'.repeat(9_000),
];
const otherMethods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE', 'TRACE', 'PROPFIND'];
const misleadingHeaders: Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1', forwarded: 'for=localhost' },
  { host: 'elsewhere.example.com', 'x-forwarded-host': 'elsewhere.example.com', 'x-forwarded-proto': 'javascript' },
  { 'x-original-url': '/api/superadmin/companies', 'x-rewrite-url': '/api/superadmin/companies' },
  { cookie: 'tandem_session=; tandem_session=null; __proto__=1; =;' },
  { 'accept-language': `${'en,'.repeat(2_000)}xx;q=NaN` },
  { origin: 'null', referer: 'javascript:alert(1)' },
  { 'if-none-match': '*', 'if-modified-since': 'never', range: 'bytes=9999999999-0' },
  { accept: `${'text/html;'.repeat(1_000)}*/*;q=-1` },
];
const fileNames = [
  'notes.txt',
  'people.csv',
  'scan.pdf',
  'logo.png',
  'logo.svg',
  'all.xlsx',
  'all.zip',
  '../../a',
  '',
  '\u202Efdp.exe',
];
const files: (string | Buffer)[] = [
  '',
  'Name,Email\nNorthwind,a@example.com\n',
  '"never closed\n,,,\n',
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'program: {name: [}\n\t- *missing',
  Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex'),
  Buffer.from('504b0304140000000800000000000000000000000000ffffffff', 'hex'),
  Buffer.alloc(1_000_000, 0),
];
const fieldNames = [
  'name',
  'opportunity_id',
  'partner_id',
  'folder_id',
  'kind',
  'token',
  'tags',
  'answers',
  '__proto__',
  '',
];
const queries = ['_start', '_end', '_sort', '_order', 'q', 'id', 'custom.x', '__proto__', 'toString', 'a[b]', ''];

/** Creates requests to one endpoint: some well-formed, most with one fault, some with many. */
export class RequestSender {
  readonly #dice: Dice;
  readonly #pool: IdPool;

  constructor(dice: Dice, pool: IdPool) {
    this.#dice = dice;
    this.#pool = pool;
  }

  validRequest({ method, path, parameters, body }: Operation): TestRequest {
    const query = new URLSearchParams();
    for (const { name, in: place, schema } of parameters) {
      if (place !== 'query' || this.#dice.happens(0.8)) continue;
      query.append(name, String([this.#example(schema, name)].flat()[0] ?? ''));
    }
    return {
      method,
      url: this.#address(path, parameters, query),
      ...this.#json(body && this.#example(body)),
    };
  }

  /** A request in which one value of the body, the query or the address is invalid. */
  invalidRequest(operation: Operation): TestRequest {
    const validRequest = this.validRequest(operation);
    const has = (place: string) => operation.parameters.some((parameter) => parameter.in === place);
    const places = [...(operation.body ? ['body', 'body', 'body'] : ['query']), ...(has('path') ? ['path'] : [])];
    switch (this.#dice.pick([...places, ...(has('query') ? ['query', 'query'] : [])])) {
      case 'body':
        return { ...validRequest, ...this.#json(this.#corrupted(this.#example(operation.body!))) };
      case 'path':
        return { ...validRequest, url: this.#address(operation.path, [], new URLSearchParams()) };
      default:
        return { ...validRequest, url: `${validRequest.url.split('?')[0]}?${this.#invalidQuery(operation)}` };
    }
  }

  /** A request that is itself invalid: its body, its content type or its headers. */
  malformedRequest(operation: Operation): TestRequest {
    const validRequest = this.validRequest(operation);
    if (operation.method === 'GET' || this.#dice.happens(0.2))
      return { ...validRequest, headers: { ...validRequest.headers, ...this.#dice.pick(hostileHeaders) } };
    const payload = this.#dice.pick(hostileBodies);
    const type = this.#dice.happens(0.6) ? 'application/json' : this.#dice.pick(contentTypes);
    return { ...validRequest, payload, headers: { 'content-type': type } };
  }

  /** A request to a misleading address, with another method, with values given twice, or with misleading headers. */
  misleadingRequest(operation: Operation): TestRequest {
    const request = this.validRequest(operation);
    const [path = '', query = ''] = request.url.split('?');
    switch (this.#dice.pick(['address', 'address', 'method', 'twice', 'headers'])) {
      case 'address': {
        const segments = path.split('/');
        const at = this.#dice.whole(1, segments.length);
        segments.splice(at, this.#dice.happens(0.5) ? 1 : 0, this.#dice.pick(hostileSegments));
        const misled = segments.join('/');
        return { ...request, url: this.#dice.happens(0.1) ? misled.toUpperCase() : misled };
      }
      case 'method':
        return { ...request, method: this.#dice.pick(otherMethods) };
      case 'twice': {
        const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
        const name = this.#dice.pick([...names, ...queries]);
        const pairs = [query, ...Array.from({ length: this.#dice.whole(2, 4) }, () => this.#pair(name))];
        return { ...request, url: `${path}?${pairs.filter(Boolean).join('&')}` };
      }
      default:
        return { ...request, headers: { ...request.headers, ...this.#dice.pick(misleadingHeaders) } };
    }
  }

  /** A form with files, which may be cut off or have wrong boundaries. */
  uploadRequest(operation: Operation): TestRequest {
    const dice = this.#dice;
    const boundary = 'a-line-between-parts';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=`;
    const parts = Array.from({ length: dice.whole(0, 3) }, () => {
      const name = dice.pick(fieldNames);
      const text = (dice.happens(0.6) && this.#pool.forField(name)) || dice.pick(hostileTexts);
      return Buffer.from(`${head}"${name}"\r\n\r\n${text}\r\n`);
    });
    for (let count = dice.whole(0, 2); count > 0; count--) {
      const type = dice.pick(['text/plain', 'text/csv', 'application/pdf', 'image/png', 'nonsense']);
      const name = dice.pick(['file', 'file', 'file', 'files', 'nonsense']);
      const start = `${head}"${name}"; filename="${dice.pick(fileNames)}"\r\nContent-Type: ${type}\r\n\r\n`;
      parts.push(Buffer.from(start), Buffer.from(dice.pick(files)), Buffer.from('\r\n'));
    }
    const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
    const payload = dice.happens(0.1) ? whole.subarray(0, dice.whole(0, whole.length)) : whole;
    const type = dice.happens(0.9) ? boundary : 'another-line';
    return {
      ...this.validRequest(operation),
      headers: { 'content-type': `multipart/form-data; boundary=${type}` },
      payload,
    };
  }

  #pair(name: string): string {
    return `${encodeURIComponent(name)}=${encodeURIComponent(this.#dice.pick(hostileTexts).slice(0, 3_000).toWellFormed())}`;
  }

  #example(schema: Schema, name = ''): unknown {
    return exampleOf(schema, { dice: this.#dice, idFor: (field) => this.#pool.forField(field) }, name);
  }

  /** Fills the address; without a declared parameter the value is arbitrary. */
  #address(path: string, parameters: Operation['parameters'], query: URLSearchParams): string {
    const template = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const address = template.replaceAll(/:(\w+)/g, (_, name: string) => {
      const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
      const text = schema
        ? (this.#pool.forAddress(template, name) ?? String(this.#example(schema, name)))
        : this.#dice.pick(hostileTexts).slice(0, 3_000);
      return encodeURIComponent(text.toWellFormed()) || '%20';
    });
    return query.size > 0 ? `${address}?${query}` : address;
  }

  #invalidQuery({ parameters }: Operation): URLSearchParams {
    const parameterNames = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    const query = new URLSearchParams();
    for (let count = this.#dice.whole(1, 3); count > 0; count--) {
      const name = this.#dice.pick([...parameterNames, ...parameterNames, ...queries]);
      const suffix = this.#dice.pick(['', '', '_ne', '_gte', '_lte', '_like']);
      const value = this.#dice.pick(hostileTexts).slice(0, 3_000);
      for (let times = this.#dice.happens(0.05) ? 300 : 1; times > 0; times--) query.append(name + suffix, value);
    }
    return query;
  }

  /** The value with something hostile in one place. */
  #corrupted(value: unknown): unknown {
    const { dice } = { dice: this.#dice };
    if (typeof value !== 'object' || value === null || dice.happens(0.05)) return dice.pick(hostileValues);
    if (Array.isArray(value)) {
      if (value.length === 0) return [dice.pick(hostileValues)];
      const at = dice.whole(0, value.length - 1);
      return value.map((one, index) => (index === at ? this.#corrupted(one) : one));
    }
    const keys = Object.keys(value);
    const key = keys.length === 0 || dice.happens(0.1) ? dice.pick(hostileKeys) : dice.pick(keys);
    const inner = dice.happens(0.4)
      ? this.#corrupted((value as Record<string, unknown>)[key])
      : dice.pick(hostileValues);
    return Object.defineProperty({ ...value }, key, { value: inner, enumerable: true });
  }

  #json(value: unknown): Pick<TestRequest, 'headers' | 'payload'> {
    if (value === undefined) return { headers: {} };
    const payload = JSON.stringify(value).replaceAll(/"@raw:([^"]*)"/g, '$1');
    return { headers: { 'content-type': 'application/json' }, payload };
  }
}
