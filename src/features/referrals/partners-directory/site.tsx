import type { SitePages } from '#web/site/site.ts';
import { DirectoryPage } from './site/DirectoryPage.tsx';
import { PartnerPage } from './site/PartnerPage.tsx';

export const site: SitePages = { directory: DirectoryPage, partner: PartnerPage };
