import type { FastifyRequest } from 'fastify';
import { badRequest, type Refusal } from '../errors.ts';

/** The depth is more than any valid input has, and less than what overflows the stack. */
const DEEPEST = 60;

/** Checks the parts of a form, which arrive after the check of the request. @throws 400 naming the part */
export function requireStorable(body: Record<string, unknown>): void {
  const refusal = unstorableTextError({ params: {}, query: {}, body });
  if (refusal) throw refusal;
}

interface Place {
  value: unknown;
  path: string[];
}

/** Finds text that no database column can store (null characters, lone surrogates) and excessive nesting. */
export function unstorableTextError({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Refusal | undefined {
  for (const part of [params, query, body]) {
    const problem = unstorableIn(part);
    if (!problem) continue;
    const field = problem.path.join('.') || 'body';
    return badRequest(`${field} ${problem.text}`, { [field]: [problem.text] });
  }
  return undefined;
}

function unstorableIn(whole: unknown): { path: string[]; text: string } | undefined {
  const open: Place[] = [{ value: whole, path: [] }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, path } = place;
    if (typeof value === 'string') {
      const text = complaintOf(value);
      if (text) return { path, text };
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (path.length >= DEEPEST) return { path: path.slice(0, 3), text: 'is nested too deeply' };
    for (const [key, inner] of Object.entries(value)) {
      const text = complaintOf(key);
      if (text) return { path, text: `has a name that ${text}` };
      if (typeof inner === 'string' || typeof inner === 'object') open.push({ value: inner, path: [...path, key] });
    }
  }
  return undefined;
}

function complaintOf(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain a null character';
  return text.isWellFormed() ? undefined : 'contains half a character';
}
