/** The kinds of requests in metrics. Routes are too many: with status codes and times they were 56,000 series. */
export const ROUTE_GROUPS = [
  'list',
  'record',
  'read',
  'create',
  'update',
  'delete',
  'step',
  'batch',
  'stream',
  'monitoring',
  'page',
  'unknown',
] as const;
export type RouteGroup = (typeof ROUTE_GROUPS)[number];

/** @param pattern the address of the route: `/api/partners/:id` */
export function routeGroup(method: string, pattern: string | undefined): RouteGroup {
  if (!pattern) return 'unknown';
  if (['/healthz', '/readyz', '/metrics'].includes(pattern)) return 'monitoring';
  if (!pattern.startsWith('/api/')) return 'page';
  if (pattern === '/api/events') return 'stream';
  if (pattern === '/api/batch') return 'batch';
  const [, , , ...below] = pattern.split('/');
  const isRecord = below.length === 1 && below[0]!.startsWith(':');
  if (method === 'GET' || method === 'HEAD') return below.length === 0 ? 'list' : isRecord ? 'record' : 'read';
  if (method === 'DELETE') return 'delete';
  if (isRecord) return 'update';
  return below.length === 0 ? 'create' : 'step';
}
