import { CrmError } from '#server/ports/crm.ts';
import type { CrmResponse } from '../transport.ts';

/** The parts of HubSpot's error bodies that are read. */
interface HubspotFailure {
  message: string;
  category: string;
  subCategory: string;
  policyName: string;
  /** Only texts, because nothing of what another system sends is trusted. */
  context: Readonly<Record<string, readonly string[]>>;
  errors: readonly HubspotFailure[];
}

const TEN_SECONDS = 10_000;
const HOUR = 3_600_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an error of HubSpot, in whatever shape it arrives. */
export function readFailure(value: unknown, depth = 0): HubspotFailure {
  const raw = isRecord(value) ? value : {};
  const context = isRecord(raw.context) ? raw.context : {};
  return {
    message: text(raw.message),
    category: text(raw.category) || text(raw.errorType) || text(raw.code),
    subCategory: text(raw.subCategory),
    policyName: text(raw.policyName),
    context: Object.fromEntries(
      Object.entries(context).map(([name, list]) => [name, Array.isArray(list) ? list.map(text) : [text(list)]]),
    ),
    errors:
      depth < 2 && Array.isArray(raw.errors) ? raw.errors.slice(0, 100).map((e) => readFailure(e, depth + 1)) : [],
  };
}

/** Describes a refused request in plain words. */
export function hubspotFailure(response: CrmResponse, system: string): CrmError {
  const { status } = response;
  const failure = readFailure(parse(response.text()));
  if (status === 401) return new CrmError('expired', `${system} no longer accepts the credentials. Connect it again.`);
  if (status === 403) return new CrmError('forbidden', forbiddenMessage(failure, system));
  if (status === 429)
    return new CrmError('busy', busyMessage(failure, system), { retry_after: waitAfter(response, failure) });
  if (status >= 500 || status === 423 || status === 477 || status === 408) {
    return new CrmError('busy', `${system} is temporarily unavailable (status ${status}).`, {
      retry_after: headerWait(response) ?? TEN_SECONDS,
    });
  }
  return rejection(failure, system, status);
}

/** Describes a rejected record of a batch, or a rejected request. */
export function rejection(failure: HubspotFailure, system: string, status = 400): CrmError {
  const [detail] = invalidValues(failure);
  if (detail) {
    const more = { field: detail.name };
    if (/UNIQUE|CONFLICT|DUPLICATE/.test(detail.error)) return new CrmError('conflict', plain(detail.message), more);
    return new CrmError('invalid', plain(detail.message), more);
  }
  const words = [failure, ...failure.errors].find(({ message }) => message !== '')?.message ?? '';
  const message = plain(words) || `${system} rejects the request (status ${status}).`;
  if (status === 409 || failure.category === 'CONFLICT') return new CrmError('conflict', message);
  if (status === 404 || failure.category === 'OBJECT_NOT_FOUND') return new CrmError('missing', message);
  return new CrmError('invalid', message);
}

/** Rejected values are a JSON list at the end of the message, or details with a `propertyName`. */
function invalidValues(failure: HubspotFailure): { name: string; error: string; message: string }[] {
  const list = /Property values were not valid: (\[.*\])/s.exec(failure.message)?.[1];
  const parsed = list === undefined ? undefined : parse(list);
  if (Array.isArray(parsed)) {
    return parsed
      .filter(isRecord)
      .map((one) => ({ name: text(one.name), error: text(one.error), message: text(one.message) }))
      .filter(({ name }) => name !== '');
  }
  return [failure, ...failure.errors].flatMap(({ context, message, subCategory, category }) =>
    (context.propertyName ?? []).slice(0, 1).map((name) => ({ name, error: subCategory || category, message })),
  );
}

function forbiddenMessage(failure: HubspotFailure, system: string): string {
  const scopes = [failure, ...failure.errors].flatMap(({ context }) => [
    ...(context.requiredGranularScopes ?? []),
    ...(context.requiredScopes ?? []),
    ...(context.missingScopes ?? []),
  ]);
  const known = [...new Set(scopes)].filter((scope) => /^[\w.:-]{1,100}$/.test(scope)).slice(0, 10);
  return known.length > 0
    ? `${system} requires a scope that the app does not have: ${known.join(', ')}.`
    : `${system} does not allow this to the app. Check its scopes.`;
}

const busyMessage = ({ policyName }: HubspotFailure, system: string): string =>
  policyName === 'DAILY'
    ? `The daily limit of requests to ${system} is reached.`
    : `${system} limits the number of requests. They continue in a few seconds.`;

function waitAfter(response: CrmResponse, { policyName }: HubspotFailure): number {
  const given = headerWait(response);
  if (given !== undefined) return given;
  if (policyName === 'DAILY') return HOUR;
  const interval = Number(response.headers['x-hubspot-ratelimit-interval-milliseconds']);
  return interval > 0 && interval <= HOUR ? interval : TEN_SECONDS;
}

function headerWait({ headers }: CrmResponse): number | undefined {
  const seconds = Number(headers['retry-after']);
  return headers['retry-after'] && seconds >= 0 ? Math.min(seconds, 24 * 3600) * 1000 : undefined;
}

/** Text of another system, on one line and without control characters. */
function plain(words: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: They are removed here.
  const line = words.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}

/** @returns undefined for text that is not JSON */
export function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
