import { domainKey, hostOf } from '#shared/matching.ts';
import type { AuthenticationResult, MessageHeaders } from './model.ts';

/**
 * Reads the header `Authentication-Results` (RFC 8601). A receiving server writes its own above everything it got, so
 * only the first one counts, or the first of the named server: those below were written by the sender. A result never
 * grants anything; it only stops emails whose sender is forged: without DMARC, a signature or the envelope must be of
 * the sender's domain (RFC 7489, 3.1), because everybody can sign with a domain of their own.
 * @param from the address of the sender
 */
export function authenticationOf(headers: MessageHeaders, authserv: string | null, from: string): AuthenticationResult {
  const results = (headers.get('authentication-results') ?? []).map((line) => withoutComments(line).toLowerCase());
  const own = authserv ? results.find((line) => serverOf(line) === authserv) : results[0];
  // A server that is named in the settings checks every email.
  if (!own) return authserv ? 'fail' : 'none';
  const checks = checksIn(own);
  const dmarc = checks.filter(({ method }) => method === 'dmarc');
  if (dmarc.some(({ result }) => result === 'pass')) return 'pass';
  if (dmarc.some(({ result }) => !/^(none|temperror|bestguesspass)$/.test(result))) return 'fail';
  const domain = organizationOf(from);
  const isAligned = checks.some(
    ({ result, domains }) =>
      result === 'pass' && domain !== null && domains.some((one) => organizationOf(one) === domain),
  );
  return isAligned ? 'pass' : 'fail';
}

const serverOf = (line: string): string => line.split(';')[0]!.trim().split(/\s+/)[0]!;

/** The domain of a company, also of an email provider. */
const organizationOf = (text: string): string | null => {
  const host = hostOf(text);
  return host && (domainKey(host) ?? host);
};

interface Check {
  method: string;
  result: string;
  /** The domains that it confirms. */
  domains: string[];
}

const CONFIRMS: Record<string, readonly string[]> = {
  dkim: ['header.d', 'header.i'],
  spf: ['smtp.mailfrom'],
};

function checksIn(line: string): Check[] {
  return line
    .split(';')
    .slice(1)
    .flatMap((part) => {
      const [first = '', ...properties] = part.trim().split(/\s+/);
      const [method = '', result] = first.split('=');
      if (!result) return [];
      const domains = properties.flatMap((property) => {
        const [name = '', value = ''] = property.split('=');
        return CONFIRMS[method]?.includes(name) ? [value.replaceAll('"', '')] : [];
      });
      return [{ method, result, domains }];
    });
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
