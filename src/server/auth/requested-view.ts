import { conflict, type Refusal } from '../errors.ts';

/** The view that the headers of a request select, and where it comes from. */
export interface RequestedView {
  mode?: string | undefined;
  organization?: string | undefined;
  program?: string | undefined;
  /** The address of the client; null for background work, which allow lists do not concern. */
  address: string | null;
}

/** The mode implied by the other headers; undefined if they name both or neither. */
export function impliedMode({
  organization,
  program,
}: Pick<RequestedView, 'organization' | 'program'>): 'company' | 'partner' | undefined {
  if (organization !== undefined && program === undefined) return 'company';
  if (program !== undefined && organization === undefined) return 'partner';
  return undefined;
}

/**
 * A conflict instead of 403, because 403 ends the session and the caller may use other views. Our screens reload
 * (src/web/requests/api.ts).
 */
export function viewEnded(message: string): Refusal {
  return conflict(message, { view: 'ended' });
}
