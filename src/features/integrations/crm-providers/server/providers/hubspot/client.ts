import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { OutgoingMethod } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { CrmError } from '#server/ports/crm.ts';
import { Type } from '#shared/schema.ts';
import type { CrmResponse, Send } from '../transport.ts';
import { hubspotFailure, parse } from './failure.ts';

/** Pages of 200 records with many properties are large. */
const MAX_BYTES = 20_000_000;
const TIMEOUT = 30_000;

/** Requests to the API of HubSpot. */
export interface Client {
  /** The name of the system in messages. */
  system: string;
  /** @throws CrmError for every status but 2xx */
  request(method: OutgoingMethod, path: string, body?: unknown): Promise<{ status: number; value: unknown; at: Date }>;
}

export function createClient({
  system,
  send,
  origin,
  now,
}: {
  system: string;
  send: Send;
  origin: string;
  now: () => Date;
}): Client {
  return {
    system,
    async request(method, path, body) {
      const response = await answered(() =>
        send(`${origin}${path}`, {
          method,
          headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          maxBytes: MAX_BYTES,
          timeout: TIMEOUT,
        }),
      );
      if (response.status < 200 || response.status > 299) throw hubspotFailure(response, system);
      const date = new Date(String(response.headers.date ?? ''));
      return {
        status: response.status,
        value: response.status === 204 ? undefined : parse(response.text()),
        // Positions are times of HubSpot, so its clock decides.
        at: Number.isNaN(date.getTime()) ? now() : date,
      };
    },
  };
}

async function answered(send: () => Promise<CrmResponse>): Promise<CrmResponse> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const isPassing = error.failure === 'unreachable' || error.failure === 'timeout';
    throw new CrmError(isPassing ? 'busy' : 'invalid', error.message);
  }
}

/** One record as the API returns it. Empty properties are null or absent. */
export const ApiRecordShape = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  properties: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])),
  updatedAt: Type.String(),
  archived: Type.Optional(Type.Boolean()),
  archivedAt: Type.Optional(Type.String()),
  objectWriteTraceId: Type.Optional(Type.String()),
  new: Type.Optional(Type.Boolean()),
});
export type ApiRecord = Static<typeof ApiRecordShape>;

const Paging = Type.Optional(
  Type.Object({ next: Type.Optional(Type.Object({ after: Type.String({ minLength: 1, maxLength: 500 }) })) }),
);

export const RecordPage = Type.Object({ results: Type.Array(ApiRecordShape), paging: Paging });
export const BatchAnswer = Type.Object({
  results: Type.Array(ApiRecordShape),
  errors: Type.Optional(Type.Array(Type.Unknown())),
});
/** Checks the shape of an answer, which another system wrote. @throws CrmError `busy`, because a retry may get a whole one */
export function checked<Shape extends TSchema>(shape: Shape, value: unknown): Static<Shape> {
  if (Value.Check(shape, value)) return value;
  throw new CrmError('busy', 'The CRM sent an answer that cannot be read.');
}
