/** A request that the page sent before its scripts were loaded; see `page/early.js`. */
export interface PreloadedResponses {
  address: string;
  headers: Record<string, string>;
  answer: Promise<Response>;
  at: number;
}

declare global {
  var tandemEarly: PreloadedResponses[] | undefined;
}

/** After this time, in milliseconds, an early response is out of date. */
const KEPT_MS = 10_000;

/**
 * Returns the response to an early request instead of sending it again: only once, and only for the same request of the
 * same user. From then on it is handled like any other response, including refusals and failures.
 */
export function takePreloaded(address: string, headers: Record<string, string>): Promise<Response> | undefined {
  const early = globalThis.tandemEarly?.find((one) => one.address === address);
  if (!early) return undefined;
  globalThis.tandemEarly = globalThis.tandemEarly!.filter((one) => one !== early);
  const isNew = Date.now() - early.at < KEPT_MS;
  return isNew && isSame(early.headers, early.address === SESSION ? headers : withoutView(headers))
    ? early.answer
    : undefined;
}

const SESSION = '/api/session';

/**
 * The early request for a record names no company or program, so the server used the saved one, which is also the one of
 * the session requested with it.
 */
function withoutView(headers: Record<string, string>) {
  const views = ['x-tandem-organization', 'x-tandem-program'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !views.includes(name)));
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([name, value]) => other[name] === value)
  );
}
