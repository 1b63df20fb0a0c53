import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors.ts';

/** Reads JSON bodies. Many clients name the type of everything they send, also when they send nothing. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.trim() === '') return done(null, undefined);
    parse(request, text, (error, value) => {
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
