import type { FastifyInstance } from 'fastify';
import { doesNotExist } from '../errors.ts';

/** Below this path uploaded packages run. */
export const CONTENT_PATH = '/scorm/';

/**
 * Uploaded packages bring scripts of their own. They run on another origin than the product, which serves nothing else, so
 * that they reach neither its pages nor its storage.
 */
export function separateContent(app: FastifyInstance, contentUrl: string | null): void {
  const contentHost = contentUrl && new URL(contentUrl).host;
  app.addHook('onRequest', (request, _reply, done) => {
    const isContent = request.url.startsWith(CONTENT_PATH);
    done(isContent === (request.host === contentHost) ? undefined : doesNotExist(request));
  });
}
