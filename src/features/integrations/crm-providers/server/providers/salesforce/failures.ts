import type { OutgoingResponse } from '#server/outgoing/outgoing.ts';
import { CrmError, type CrmErrorKind } from '#server/ports/crm.ts';
import { isCrmExchangeObject, objectsIn, retryAfter } from '../exchange.ts';

/** Salesforce counts requests over a rolling day, so a used-up budget recovers slowly. */
const LIMIT_WAIT = 15 * 60_000;

const KINDS: Record<string, CrmErrorKind> = {
  INVALID_SESSION_ID: 'expired',
  INVALID_AUTH_HEADER: 'expired',
  REQUEST_LIMIT_EXCEEDED: 'busy',
  UNABLE_TO_LOCK_ROW: 'busy',
  SERVER_UNAVAILABLE: 'busy',
  QUERY_TIMEOUT: 'busy',
  REQUEST_RUNNING_TOO_LONG: 'busy',
  STORAGE_LIMIT_EXCEEDED: 'busy',
  DUPLICATE_VALUE: 'conflict',
  DUPLICATES_DETECTED: 'conflict',
  DUPLICATE_EXTERNAL_ID: 'conflict',
  NOT_FOUND: 'missing',
  ENTITY_IS_DELETED: 'missing',
  INVALID_CROSS_REFERENCE_KEY: 'missing',
  INVALID_TYPE: 'missing',
  API_DISABLED_FOR_ORG: 'forbidden',
  API_CURRENTLY_DISABLED: 'forbidden',
  INSUFFICIENT_ACCESS: 'forbidden',
  INSUFFICIENT_ACCESS_OR_READONLY: 'forbidden',
  INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY: 'forbidden',
  CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY: 'forbidden',
  INVALID_FIELD_FOR_INSERT_UPDATE: 'forbidden',
};

const EXPLANATIONS: Record<string, string> = {
  INVALID_SESSION_ID: 'Salesforce no longer accepts the sign-in. Connect it again.',
  REQUEST_LIMIT_EXCEEDED: "Your Salesforce organization has used up today's API requests.",
  UNABLE_TO_LOCK_ROW: 'Salesforce is changing this record at the moment.',
  API_DISABLED_FOR_ORG: 'Your Salesforce edition or user has no access to the API.',
};

/** One error of Salesforce: `{statusCode | errorCode, message, fields}`. */
export function salesforceFailure(raw: unknown): CrmError {
  const given = isCrmExchangeObject(raw) ? raw : {};
  const code = String(given.statusCode ?? given.errorCode ?? '');
  const [field] = Array.isArray(given.fields) ? given.fields : [];
  const kind = KINDS[code] ?? 'invalid';
  return new CrmError(kind, EXPLANATIONS[code] ?? plainMessage(given.message, code), {
    ...(typeof field === 'string' && { field }),
    ...(code === 'REQUEST_LIMIT_EXCEEDED' && { retry_after: LIMIT_WAIT }),
  });
}

const plainMessage = (message: unknown, code: string): string =>
  `Salesforce: ${typeof message === 'string' && message ? message.slice(0, 500) : code || 'unknown error'}`;

/** @throws CrmError unless the request succeeded */
export function requireSalesforceSuccess(response: OutgoingResponse): void {
  const { status, headers } = response;
  if (status < 300) return;
  const [first] = objectsIn(bodyOf(response));
  const failure = first && salesforceFailure(first);
  if (status === 401) throw new CrmError('expired', EXPLANATIONS.INVALID_SESSION_ID!);
  if (failure && KINDS[String(first.errorCode ?? first.statusCode)]) throw failure;
  if (status === 429 || status >= 500)
    throw new CrmError('busy', 'Salesforce is temporarily unavailable.', {
      retry_after: retryAfter(headers['retry-after']) ?? 60_000,
    });
  if (status === 403) throw new CrmError('forbidden', failure?.message ?? 'Salesforce refuses this request.');
  if (status === 404) throw new CrmError('missing', failure?.message ?? 'Salesforce does not know this object.');
  throw failure ?? new CrmError('invalid', `Salesforce answered with status ${status}.`);
}

function bodyOf(response: OutgoingResponse): unknown {
  try {
    const body = response.json();
    return isCrmExchangeObject(body) ? [body] : body;
  } catch {
    return [];
  }
}
