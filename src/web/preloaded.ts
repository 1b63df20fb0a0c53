/** A question the page asked before its scripts were there: see `page/early.js`. */
export interface PreloadedResponses {
  address: string;
  headers: Record<string, string>;
  answer: Promise<Response>;
  at: number;
}

declare global {
  var tandemEarly: PreloadedResponses[] | undefined;
}

/** What is left by then nobody came for; who asks later wants to know how it is now. */
const KEPT_MS = 10_000;

/**
 * The answer to a question that was asked early, in place of asking it: taken once, and only by who would ask exactly the same
 * as the same person. From then on it is an answer like any other, also when it is a refusal or never came.
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

/** What named no view was answered in the one kept with the person: the one the session, asked in the same moment, named. */
function withoutView(headers: Record<string, string>) {
  const views = ['x-tandem-mode', 'x-tandem-organization', 'x-tandem-program'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !views.includes(name)));
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([name, value]) => other[name] === value)
  );
}
