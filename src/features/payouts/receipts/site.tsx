import type { SitePages } from '#web/site/site.ts';
import { BreakdownPage } from './site/BreakdownPage.tsx';

export const site: SitePages = { breakdown: BreakdownPage };
