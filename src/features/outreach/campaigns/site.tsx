import type { SitePages } from '#web/site/site.ts';
import { PreferencePage } from './site/PreferencePage.tsx';

export const site: SitePages = { preferences: PreferencePage };
