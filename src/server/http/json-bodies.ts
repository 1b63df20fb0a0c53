import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors.ts';

/** Reads JSON bodies. Many clients send the content type even without a body. */
export function readJsonBodies(app: FastifyInstance, type = 'application/json'): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.trim() === '') return done(null, undefined);
    parse(request, text, (error, value) => {
      const name = error ? undefined : repeatedName(text);
      if (name !== undefined) return done(badRequest(`${name} is set twice`, { [name]: ['is set twice'] }));
      if (!error) return done(null, value);
      const fault = isJson(text) ? 'has a field called __proto__ or constructor.prototype' : 'is not valid JSON';
      done(badRequest(`The body ${fault}.`, { body: [fault] }));
    });
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A token is a name with its colon, another string, or the start or end of an object. */
const TOKENS = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}]/g;

/**
 * Finds a repeated name. JSON does not define which of two equal names counts, so a proxy that checked the request may
 * have read the other one.
 */
function repeatedName(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, inner, isName] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (isName) {
      const name = inner!.includes('\\') ? (JSON.parse(`"${inner}"`) as string) : inner!;
      const names = open.at(-1)!;
      if (names.has(name)) return name;
      names.add(name);
    }
  }
  return undefined;
}
