/** A question the page asked before its scripts were there: see `page/early.js`. */
export interface Early {
  address: string;
  headers: Record<string, string>;
  answer: Promise<Response>;
}

declare global {
  var tandemEarly: Early | undefined;
}

/**
 * The answer to a question that was asked early, in place of asking it: taken once, and only by who would ask exactly the same
 * as the same person. From then on it is an answer like any other, also when it is a refusal or never came.
 */
export function takeEarly(address: string, headers: Record<string, string>): Promise<Response> | undefined {
  const early = globalThis.tandemEarly;
  if (early?.address !== address) return undefined;
  globalThis.tandemEarly = undefined;
  return isSame(early.headers, headers) ? early.answer : undefined;
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([name, value]) => other[name] === value)
  );
}
