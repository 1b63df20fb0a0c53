import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';

/** An OpenAPI 3 description, as far as the mocks read it. */
export interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
}

interface RawParameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema?: Record<string, unknown>;
}

interface RawContent {
  content?: Record<string, { schema?: unknown }>;
}

interface RawOperation extends Record<string, unknown> {
  parameters?: RawParameter[];
  requestBody?: RawContent & { required?: boolean };
  responses?: Record<string, RawContent>;
}

/** One operation of a description. */
export interface Operation {
  /** `POST /crm/v3/objects/companies/search`, with `{names}` of the parameters. */
  name: string;
  method: string;
  pattern: RegExp;
  /** @returns the problems in plain words, empty for a valid request */
  checkRequest(request: {
    params: Readonly<Record<string, string>>;
    query: URLSearchParams;
    contentType: string;
    body: string;
  }): { problems: readonly string[]; body: unknown };
  /** @returns the problems of the mock's own response */
  checkResponse(status: number, body: string): readonly string[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Makes the checks of a description. They are strict: an unknown field or parameter is a problem, even where the
 * description does not forbid it, because a provider ignores or refuses it.
 */
export function compileDescription(document: OpenApi): readonly Operation[] {
  const bodies = newAjv(false);
  const parameters = newAjv(true);
  const definitions = { $id: 'description', $defs: closed(document.components?.schemas ?? {}, 'map') as object };
  bodies.addSchema(definitions);
  parameters.addSchema(definitions);
  // Compiling takes time, so that each check is compiled when it is needed first.
  const lazy = (ajv: Ajv2019, schema: unknown) => {
    let check: ValidateFunction | undefined;
    return (value: unknown): readonly string[] => {
      check ??= ajv.compile(closed(schema, 'schema') as object);
      return check(value) ? [] : problemsOf(check);
    };
  };
  const checkOf = (content: RawContent | undefined, ajv = bodies) =>
    Object.entries(content?.content ?? {}).map(([type, { schema }]) => ({ type, check: lazy(ajv, schema ?? {}) }));

  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, raw]): Operation => {
        const { parameters: own = [], requestBody, responses = {} } = raw as RawOperation;
        const shared = (item.parameters as RawParameter[] | undefined) ?? [];
        const declared = [...shared, ...own];
        const checkQuery = lazy(parameters, schemaOf(declared.filter((each) => each.in === 'query')));
        const checkParams = lazy(parameters, schemaOf(declared.filter((each) => each.in === 'path')));
        const lists = new Set(declared.filter(({ schema }) => schema?.type === 'array').map(({ name }) => name));
        const accepted = checkOf(requestBody);
        const answers = Object.entries(responses).map(([status, content]) => ({ status, checks: checkOf(content) }));
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          pattern: patternOf(path),
          checkRequest({ params, query, contentType, body }) {
            const values = Object.fromEntries(
              [...new Set(query.keys())].map((name) => {
                const all = query.getAll(name);
                return [name, lists.has(name) || all.length > 1 ? all : all[0]];
              }),
            );
            const problems = [...checkParams({ ...params }), ...checkQuery(values)];
            if (!requestBody) {
              if (body !== '') problems.push('a body is not expected');
              return { problems, body: undefined };
            }
            if (body === '') {
              if (requestBody.required) problems.push('a body is required');
              return { problems, body: undefined };
            }
            const type = contentType.split(';')[0]!.trim().toLowerCase();
            const kind = accepted.find((each) => each.type === type);
            if (!kind)
              return { problems: [...problems, `the content type "${type}" is not accepted`], body: undefined };
            const parsed = parseBody(type, body);
            if (parsed === undefined) return { problems: [...problems, 'the body cannot be read'], body: undefined };
            return { problems: [...problems, ...kind.check(parsed)], body: parsed };
          },
          checkResponse(status, body) {
            const answer =
              answers.find((each) => each.status === String(status)) ??
              answers.find((each) => each.status === 'default');
            if (!answer) return [`the status ${status} is not described`];
            const [kind] = answer.checks;
            if (!kind || status >= 400) return [];
            const parsed = parseBody('application/json', body);
            return parsed === undefined ? ['the response is not JSON'] : kind.check(parsed);
          },
        };
      }),
  );
}

function newAjv(coerces: boolean): Ajv2019 {
  const ajv = new Ajv2019({ strict: false, allErrors: true, coerceTypes: coerces ? 'array' : false });
  (addFormats as unknown as (ajv: Ajv2019) => void)(ajv);
  ajv.addFormat('int32', true);
  ajv.addFormat('int64', true);
  return ajv;
}

/** Turns a schema of OpenAPI 3.0 into one of JSON Schema that accepts no unknown fields. */
function closed(value: unknown, place: 'schema' | 'map' | 'part'): unknown {
  if (Array.isArray(value)) return value.map((each) => closed(each, place));
  if (typeof value !== 'object' || value === null) return value;
  if (place === 'map')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, closed(each, 'schema')]));
  const schema = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const [keyword, content] of Object.entries(schema)) {
    if (keyword === '$ref') result.$ref = String(content).replace('#/components/schemas/', 'description#/$defs/');
    else if (keyword === 'properties') result.properties = closed(content, 'map');
    else if (keyword === 'items' || keyword === 'additionalProperties' || keyword === 'not')
      result[keyword] = closed(content, 'schema');
    else if (keyword === 'allOf') result.allOf = closed(content, 'part');
    else if (keyword === 'oneOf' || keyword === 'anyOf') result[keyword] = closed(content, place);
    // Descriptions carry examples and notes that are no keywords of JSON Schema.
    else if (!/^(example|examples|description|title|default|nullable|deprecated|discriminator|xml|x-.*)$/.test(keyword))
      result[keyword] = content;
  }
  if (schema.nullable === true && typeof result.type === 'string') {
    result.type = [result.type, 'null'];
    if (Array.isArray(result.enum)) result.enum = [...result.enum, null];
  }
  if (place === 'schema' && result.allOf) result.unevaluatedProperties = false;
  else if (place === 'schema' && result.properties && result.additionalProperties === undefined)
    result.additionalProperties = false;
  return result;
}

function schemaOf(parameters: readonly RawParameter[]): Record<string, unknown> {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function patternOf(path: string): RegExp {
  const source = path
    .split(/(\{\w+\})/)
    .map((part) =>
      /^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>[^/]+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`);
}

const problemsOf = ({ errors }: ValidateFunction): readonly string[] =>
  (errors ?? []).map(({ instancePath, message, params }) => {
    const detail = 'additionalProperty' in params ? ` "${params.additionalProperty}"` : '';
    return `${instancePath || 'the request'} ${message}${detail}`;
  });

/** @returns undefined for a body that cannot be read */
function parseBody(type: string, body: string): unknown {
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(body));
  if (!type.endsWith('json')) return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
