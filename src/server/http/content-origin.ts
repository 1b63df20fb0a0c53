import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { doesNotExist } from '../errors.ts';
import { bareHost } from '../hosts/company-hosts.ts';

/** Uploaded packages run below this path. */
export const CONTENT_PATH = '/scorm/';

/** Error pages of a content host must neither be shown in a frame of a package nor load anything. */
export const CLOSED_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/**
 * The host name is derived from the company, so that it stays the same and never leads to another company's packages.
 */
const labelOf = (organization_id: string): string =>
  createHash('sha256').update(`packages of ${organization_id}`).digest('hex').slice(0, 32);

/** @param contentUrl a URL with one `*`, such as https://*.content.example.com */
export const contentOriginOf = (contentUrl: string, organization_id: string): string =>
  contentUrl.replace('*', labelOf(organization_id));

export const isHostOf = (hostname: string, contentUrl: string, organization_id: string): boolean =>
  bareHost(hostname) === new URL(contentOriginOf(contentUrl, organization_id)).hostname;

/**
 * Isolates uploaded packages, which contain their own scripts. They run on other origins than the product, one for each
 * company, so that they reach neither its pages nor another company's storage. These hosts serve nothing else.
 */
export function separateContent(app: FastifyInstance, contentUrl: string | null): void {
  const end = contentUrl && new URL(contentUrl).hostname.slice(1);
  app.addHook('onRequest', (request, reply, done) => {
    const isContentHost = end !== null && bareHost(request.hostname).endsWith(end);
    if (isContentHost) reply.raw.setHeader('content-security-policy', CLOSED_POLICY);
    const isContent = request.url.startsWith(CONTENT_PATH);
    done(isContent === isContentHost ? undefined : doesNotExist(request));
  });
}
