import type { SitePages } from '#web/site/site.ts';
import { FairnessPage } from './site/FairnessPage.tsx';

export const site: SitePages = { fairness: FairnessPage };
