import type { SitePages } from '#web/site/site.ts';
import { BadgePage } from './site/BadgePage.tsx';
import { ReviewPage } from './site/ReviewPage.tsx';

export const site: SitePages = { review: ReviewPage, badge: BadgePage };
