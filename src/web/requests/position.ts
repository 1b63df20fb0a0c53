import { laterPosition, POSITION_HEADER, readPosition } from '#shared/log-positions.ts';

/** The page has seen everything up to here: its own changes, and those it was told. Undefined without a replica. */
let seen: string | undefined;

/** Notes the position of a response or an event. */
export function notePosition(text: string | null | undefined): void {
  const position = readPosition(text);
  if (position) seen = seen ? laterPosition(seen, position) : position;
}

/** With these headers, a read may be answered by a replica that has everything the page has seen. */
export const positionHeaders = (): Record<string, string> => (seen ? { [POSITION_HEADER]: seen } : {});
