import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { isInnerRequestOf } from '../http/inner-request.ts';
import type { Kernel } from '../kernel.ts';

/** The parts of an installation that a token of an app can be limited to (RFC 8707). */
export type ProtectedPath = '/api' | '/mcp';
const PATHS: readonly ProtectedPath[] = ['/api', '/mcp'];

/** The resources that apps can ask for: the whole installation or one part of it. */
export const resourcesOf = ({ config: { baseUrl } }: Kernel): string[] => [
  ...wholeOf(baseUrl),
  ...PATHS.map((path) => `${baseUrl}${path}`),
];

const wholeOf = (baseUrl: string) => [baseUrl, `${baseUrl}/`];

/**
 * Refuses a token that an app got for another part of the installation. Requests that a tool sends to our own API have
 * been admitted with the request that runs the tool.
 * @throws 401
 */
export function requireIntendedFor(
  path: ProtectedPath,
  { principal, token }: Pick<FastifyRequest, 'principal' | 'token'>,
  { config: { baseUrl } }: Kernel,
): void {
  const resource = principal.api_key?.resource ?? null;
  if (resource === null || wholeOf(baseUrl).includes(resource) || resource === `${baseUrl}${path}`) return;
  if (isInnerRequestOf(token)) return;
  throw new Refusal(401, `This token is for ${resource}. It does not work at ${path}.`);
}
