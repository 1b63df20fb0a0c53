import type { OutgoingResponse } from '#server/outgoing/outgoing.ts';
import { CrmError } from '#server/ports/crm.ts';
import { crmExchangeText, isCrmExchangeObject, retryAfter } from '../exchange.ts';

/** @throws CrmError unless the request succeeded */
export function requirePipedriveSuccess(response: OutgoingResponse): void {
  const { status, headers } = response;
  if (status < 300) return;
  const message = messageOf(response);
  if (status === 401) throw new CrmError('expired', 'Pipedrive no longer accepts the credentials. Connect it again.');
  if (status === 429 || status >= 500)
    throw new CrmError(
      'busy',
      status === 429 ? 'Pipedrive limits the number of requests.' : 'Pipedrive is temporarily unavailable.',
      {
        retry_after: retryAfter(headers['retry-after']) ?? retryAfter(headers['x-ratelimit-reset']) ?? 60_000,
      },
    );
  if (status === 403 || status === 402) throw new CrmError('forbidden', message ?? 'Pipedrive refuses this request.');
  if (status === 404 || status === 410)
    throw new CrmError('missing', message ?? 'Pipedrive no longer has this record.');
  if (status === 409) throw new CrmError('conflict', message ?? 'Pipedrive already has this value.');
  throw new CrmError('invalid', message ?? `Pipedrive answered with status ${status}.`, fieldIn(message));
}

function messageOf(response: OutgoingResponse): string | undefined {
  try {
    const body = response.json();
    const text = isCrmExchangeObject(body) ? crmExchangeText(body.error) : null;
    return text ? `Pipedrive: ${text.slice(0, 500)}` : undefined;
  } catch {
    return undefined;
  }
}

/** Pipedrive names the field only within the message: `Validation failed: value: should be a number`. */
function fieldIn(message: string | undefined): { field?: string } {
  const field = /Validation failed: (?:custom_fields\.)?([a-z0-9_]{2,64}):/.exec(message ?? '')?.[1];
  return field ? { field } : {};
}
