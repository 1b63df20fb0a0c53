import { conflict, type Refusal } from '../errors.ts';

/** The view that the headers of a request ask for. */
export interface RequestedView {
  mode?: string | undefined;
  organization?: string | undefined;
  program?: string | undefined;
}

/** Undefined when both or neither are named. */
export function impliedMode({ organization, program }: RequestedView): 'company' | 'partner' | undefined {
  if (organization !== undefined && program === undefined) return 'company';
  if (program !== undefined && organization === undefined) return 'partner';
  return undefined;
}

/** Not 403, which ends the session: the caller may use other views. Our screens reload (src/web/api.ts). */
export function viewEnded(message: string): Refusal {
  return conflict(message, { view: 'ended' });
}
