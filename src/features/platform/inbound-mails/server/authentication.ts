import type { AuthenticationResult, MessageHeaders } from './model.ts';

/**
 * Reads the header `Authentication-Results` (RFC 8601). A receiving server writes its own above everything it got, so
 * only the first one counts, or the first of the named server: those below were written by the sender. A result never
 * grants anything; it only stops emails whose sender is forged.
 */
export function authenticationOf(headers: MessageHeaders, authserv: string | null): AuthenticationResult {
  const results = (headers.get('authentication-results') ?? []).map((line) => withoutComments(line).toLowerCase());
  const own = authserv ? results.find((line) => serverOf(line) === authserv) : results[0];
  if (!own) return 'none';
  const dmarc = resultOf(own, 'dmarc');
  if (dmarc === 'pass') return 'pass';
  if (dmarc && dmarc !== 'none') return /^(temperror|bestguesspass)$/.test(dmarc) ? 'none' : 'fail';
  const others = [resultOf(own, 'spf'), resultOf(own, 'dkim')];
  if (others.includes('pass')) return 'none';
  return others.some((result) => result === 'fail' || result === 'softfail' || result === 'permerror')
    ? 'fail'
    : 'none';
}

const serverOf = (line: string): string => line.split(';')[0]!.trim().split(/\s+/)[0]!;

/** A message may have several signatures, of which one is enough. */
function resultOf(line: string, method: string): string | undefined {
  const found = [...line.matchAll(new RegExp(`(?:;|^)\\s*${method}\\s*=\\s*([a-z]+)`, 'g'))].map(
    ([, result]) => result!,
  );
  return found.includes('pass') ? 'pass' : found[0];
}

/** Comments may contain any text, also one that looks like a result. */
function withoutComments(line: string): string {
  let depth = 0;
  let text = '';
  for (const sign of line.slice(0, 4_000)) {
    if (sign === '(') depth += 1;
    else if (sign === ')' && depth > 0) depth -= 1;
    else if (depth === 0) text += sign;
  }
  return text;
}
