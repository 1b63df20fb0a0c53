import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, Refusal } from '#server/errors.ts';
import type { ActionContext, ActionParams } from '#server/extension-points/automations.ts';
import type { Job } from '#server/jobs/job.ts';
import type { OutgoingMethod, OutgoingResponse } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { isId } from '#shared/ids.ts';
import type { Variable } from '../../definition.schema.ts';
import { type OpenEndpoint, openEndpoint } from '../endpoints.ts';
import { readForeign } from '../foreign-json/read.ts';
import { addressWith, requestPathProblem } from './address.ts';
import { fillJson } from './template.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 256_000;
const MOST_EXCERPT = 300;

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly OutgoingMethod[];
const hasBody = (method: string) => method !== 'GET' && method !== 'DELETE';

/** A request with the values of the record, without the address and the secret headers, which only the sender opens. */
export interface HttpRequest {
  endpoint_id: string;
  method: OutgoingMethod;
  path: string;
  body: string | null;
  outputs: readonly Variable[];
}

/** The request that a step sends for a record. `preview` is what people see of it. */
export async function prepareHttp(context: ActionContext, params: ActionParams): Promise<Row> {
  const { call } = context;
  const endpoint_id = String(params.endpoint_id ?? '');
  const endpoint = isId(endpoint_id)
    ? await call.maybe<{ host: string; header_names: string[] }>(sql`
      select host, header_names from automation_endpoints
      where organization_id = ${call.organization_id} and id = ${endpoint_id}`)
    : undefined;
  if (!endpoint) throw invalid({ endpoint_id: ['was deleted'] }, 'The system that the step calls was deleted.');
  const method = methods.find((one) => one === params.method) ?? 'POST';
  const path = context.fill(String(params.path ?? '').trim(), encodeURIComponent);
  const problem = requestPathProblem(path);
  if (problem) throw invalid({ path: [problem] }, `The path of the request ${problem}.`);
  const template = typeof params.body === 'string' && params.body.trim() !== '' ? params.body : null;
  const body = template !== null && hasBody(method) ? fillJson(template, context) : null;
  const request: HttpRequest = { endpoint_id, method, path, body, outputs: context.outputs };
  return {
    host: endpoint.host,
    preview: previewOf(request, endpoint),
    request,
  };
}

/** The path of the system itself can be a secret, so only its host is shown. */
function previewOf(
  { method, path, body }: HttpRequest,
  { host, header_names }: { host: string; header_names: readonly string[] },
): string {
  const headers = header_names.map((name) => `${name}: ••••••`);
  const shown = body === null ? [] : ['', JSON.stringify(JSON.parse(body), null, 2)];
  return [`${method} https://${host}/…${path}`, ...headers, ...shown].join('\n');
}

/** The answer to a request that was sent. */
interface Answer {
  status: number;
  host: string;
  /** The secrets of the request are hidden in it, because some systems repeat what they receive. */
  text: string;
}

/** Sends a request once. Repeated requests have the same key. @throws OutgoingError without a complete answer */
export async function sendHttp(
  { outgoing }: Pick<Job['kernel'], 'outgoing'>,
  endpoint: OpenEndpoint,
  { method, path, body }: HttpRequest,
  key: string,
): Promise<Answer> {
  const url = addressWith(endpoint.url, path);
  const answer = await outgoing.request(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== null && { 'content-type': 'application/json' }),
      'idempotency-key': key,
      ...Object.fromEntries(endpoint.headers.map(({ name, value }) => [name.toLowerCase(), value])),
    },
    ...(body !== null && { body }),
    timeout: TIMEOUT_MS,
    maxBytes: MOST_BYTES,
  });
  return { status: answer.status, host: new URL(url).host, text: withoutSecrets(textOf(answer), endpoint) };
}

const textOf = ({ bytes }: OutgoingResponse): string => Buffer.from(bytes).toString('utf8');

/** A secret header is hidden as a whole and without its first word, such as `Bearer`. */
function withoutSecrets(text: string, { headers, secrets, url }: OpenEndpoint): string {
  const hidden = [
    ...headers.flatMap(({ value }) => [value, value.replace(/^\S+ +/, '')]),
    ...secrets,
    new URL(url).search.slice(1),
  ].filter((secret) => secret.length >= 6);
  return hidden.reduce((left, secret) => left.replaceAll(secret, '••••••'), text);
}

/** Takes the values of a step from an answer. @throws OutgoingError to try again, Refusal to give up */
export async function readAnswer(
  { status, host, text }: Answer,
  outputs: readonly Variable[],
  options: { share: string; signal?: AbortSignal },
): Promise<Row> {
  if (status >= 500 || status === 429 || status === 425 || status === 408)
    throw new OutgoingError('unreachable', problemOf(host, status, text));
  if (status >= 300 && status < 400)
    throw new Refusal(422, `${host} redirects to another address (status ${status}). Enter the final address.`);
  if (status >= 400 || status < 200) throw new Refusal(422, problemOf(host, status, text));
  if (outputs.length === 0) return { status };
  const read = await readForeign({ bytes: Buffer.from(text), fields: outputs }, options).catch((error) => {
    if (error instanceof Refusal && error.statusCode === 422)
      throw new Refusal(422, `${host} answered with a body that cannot be read as JSON. ${error.message}`);
    throw error;
  });
  const values = read.documents[0]?.values ?? {};
  const missing = outputs.filter(({ name }) => !(name in values)).map(({ name }) => name);
  return { status, values, ...(missing.length > 0 && { missing }) };
}

function problemOf(host: string, status: number, text: string): string {
  const said = excerptOf(text);
  return `${host} answered with the status ${status}${said ? `: ${said}` : '.'}`;
}

/** The beginning of an answer in one line, without control characters. */
export function excerptOf(text: string, most = MOST_EXCERPT): string {
  const line = text
    .slice(0, most * 4)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

/** Sends the prepared request of a run, and takes the values of the step from the answer. */
export async function deliverHttp(job: Job, effect_key: string, prepared: Row): Promise<Row> {
  const request = prepared.request as HttpRequest | undefined;
  const endpoint = request && (await job.within((call) => openEndpoint(call, request.endpoint_id)));
  if (!request || !endpoint) throw new Refusal(409, 'The system that the step calls was deleted.');
  const answer = await sendHttp(job.kernel, endpoint, request, effect_key);
  return readAnswer(answer, request.outputs, { share: job.organization_id, signal: job.signal });
}
