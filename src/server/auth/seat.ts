import type { Standing } from '#shared/access/permissions.ts';
import type { PageSize } from '#shared/nouns/page-size.ts';
import type { ProgramModules } from '#shared/program/shapes.ts';
import type { Role } from '../../shared/access/roles.ts';
import type { AllowList } from './allowed-networks.ts';

export interface Company {
  id: string;
  name: string;
  slug: string;
  logo_url: string | null;
  primary_color: string | null;
  brands_frame: boolean;
  font: string;
  favicon_url: string | null;
  region: string;
  currency: string;
  timezone: string;
  page_size: PageSize;
  /** Steps that move money need a second factor. */
  money_requires_two_factor: boolean;
  /** Sessions that rest longer end; null: they may rest. */
  session_idle_minutes: number | null;
  /** Browsers may keep sessions when they close. */
  remembers_sessions: boolean;
  /** Null if the company can be used from everywhere. */
  allow_list: AllowList | null;
  /** Null for a partner's own organization, which has no program. */
  modules: ProgramModules | null;
}

/** The role in an organization; `custom` holds the custom role if `role` stands for one. */
export interface Seat {
  role: Role;
  custom: (Standing & { id: string; name: string }) | null;
}
