import type { OutgoingRequest, OutgoingResponse } from '#server/outgoing/outgoing.ts';

/** The part of a response that providers read. */
export type CrmResponse = Pick<OutgoingResponse, 'status' | 'headers' | 'text'>;

/**
 * Sends a request of a provider with the credentials of the connection: `access.send`, or a mock in the product.
 * @throws OutgoingError without an answer, CrmError `expired` when refreshing the token did not help
 */
export type Send = (url: string, request?: OutgoingRequest) => Promise<CrmResponse>;
