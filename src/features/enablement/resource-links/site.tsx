import type { SitePages } from '#web/site/site.ts';
import { SharedPage } from './site/SharedPage.tsx';

export const site: SitePages = { sharedResource: SharedPage };
