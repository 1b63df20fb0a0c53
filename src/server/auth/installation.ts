import type { Role } from '#shared/permissions.ts';
import type { Company, Seat } from './principal.ts';

/**
 * Stands in for a company where who runs the installation has none. Its id is nobody's, so row security shows nothing there and
 * references refuse what would be written.
 */
export const THE_INSTALLATION: Company & Seat = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'All companies',
  slug: 'tandem',
  logo_url: null,
  primary_colour: null,
  region: 'en',
  currency: 'USD',
  timezone: 'UTC',
  role: 'super_admin' as Role,
  custom: null,
};
