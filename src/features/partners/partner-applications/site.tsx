import type { SitePages } from '#web/site/site.ts';
import { StatusPage } from './site/StatusPage.tsx';

export const site: SitePages = { status: StatusPage };
