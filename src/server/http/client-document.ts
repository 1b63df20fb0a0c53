import { createHash } from 'node:crypto';

/**
 * The part of the API description for which the published client has types: the records that other systems exchange with
 * a program. All other routes are for our own screens and can change without notice to the client.
 */
export const clientResources = [
  'accounts',
  'api_keys',
  'audit_events',
  'certificates',
  'commission_lines',
  'contacts',
  'contracts',
  'course_enrollments',
  'custom_fields',
  'deal_registrations',
  'documents',
  'lead_offers',
  'leads',
  'mdf_claims',
  'mdf_requests',
  'opportunities',
  'opportunity_stages',
  'opportunity_types',
  'partner_regions',
  'partner_statuses',
  'partner_tiers',
  'partner_types',
  'partners',
  'payout_batches',
  'payout_items',
  'people',
  'product_categories',
  'products',
  'referral_links',
  'tags',
  'tasks',
  'tracked_events',
  'webhook_deliveries',
  'webhook_endpoints',
] as const;

/** Files and previews have no types worth having. */
const LEFT_OUT = /\/export\.(csv|xlsx)$|\/preview$/;

interface Described {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, { tags?: string[] }>>;
  components?: object;
}

export function clientDocument({ openapi, info, paths, components }: Described): Described {
  const isPublic = (path: string) => {
    const resource = path.split('/')[2]!;
    return (
      (clientResources as readonly string[]).includes(resource) || resource === 'exchange' || path === '/api/session'
    );
  };
  const chosen = Object.entries(paths)
    .filter(([path]) => isPublic(path) && !LEFT_OUT.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { openapi, info, paths: Object.fromEntries(chosen), ...(components && { components }) };
}

/** Equal for equal descriptions, whatever the order of their properties. */
export function documentHash(document: Described): string {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(document, sorted)).digest('hex').slice(0, 32);
}
