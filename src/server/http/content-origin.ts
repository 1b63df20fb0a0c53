import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { doesNotExist } from '../errors.ts';

/** Below this path uploaded packages run. */
export const CONTENT_PATH = '/scorm/';

/** Error pages of a content host can neither be shown in a frame of a package nor load anything. */
export const CLOSED_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** The host name is derived from the company, so that it stays the same and leads to no other company's packages. */
const labelOf = (organization_id: string): string =>
  createHash('sha256').update(`packages of ${organization_id}`).digest('hex').slice(0, 32);

/** @param contentUrl an address with one `*`, such as https://*.content.example.com */
export const contentOriginOf = (contentUrl: string, organization_id: string): string =>
  contentUrl.replace('*', labelOf(organization_id));

/** Compared without port, capitals and a final dot, because browsers reach the same server with each of them. */
const bareName = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

export const isHostOf = (hostname: string, contentUrl: string, organization_id: string): boolean =>
  bareName(hostname) === new URL(contentOriginOf(contentUrl, organization_id)).hostname;

/**
 * Uploaded packages bring scripts of their own. They run on other origins than the product, one for each company, so that
 * they reach neither its pages nor another company's storage. These hosts serve nothing else.
 */
export function separateContent(app: FastifyInstance, contentUrl: string | null): void {
  const end = contentUrl && new URL(contentUrl).hostname.slice(1);
  app.addHook('onRequest', (request, reply, done) => {
    const isContentHost = end !== null && bareName(request.hostname).endsWith(end);
    if (isContentHost) reply.raw.setHeader('content-security-policy', CLOSED_POLICY);
    const isContent = request.url.startsWith(CONTENT_PATH);
    done(isContent === isContentHost ? undefined : doesNotExist(request));
  });
}
