import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors.ts';

/** Reads JSON bodies. Many clients name the type of everything they send, also when they send nothing. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.trim() === '') return done(null, undefined);
    parse(request, text, (error, value) => {
      const name = error ? undefined : repeatedName(text);
      if (name !== undefined) return done(badRequest(`${name} is given twice`, { [name]: ['is given twice'] }));
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

/** A name and what follows it, another text, or where an object begins and ends. */
const TOKENS = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}]/g;

/** JSON leaves open which of two values of one name counts: whoever checked the request before us may have read the other. */
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
