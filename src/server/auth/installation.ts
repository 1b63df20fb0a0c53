import type { Role } from '../../shared/access/roles.ts';
import type { Company, Seat } from './seat.ts';

/**
 * Takes the place of a company when an administrator of the installation has none. No company has its id, so row-level
 * security shows nothing and foreign keys refuse writes.
 */
export const INSTALLATION_ACTOR: Company & Seat = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'All companies',
  slug: 'tandem',
  logo_url: null,
  primary_color: null,
  brands_frame: false,
  font: 'inter',
  favicon_url: null,
  region: 'en',
  currency: 'USD',
  timezone: 'UTC',
  page_size: '10',
  modules: null,
  money_requires_two_factor: false,
  session_idle_minutes: null,
  remembers_sessions: true,
  allow_list: null,
  role: 'super_admin' as Role,
  custom: null,
};
