import type { SitePages } from '#web/site/site.ts';
import { ActionPage } from './site/ActionPage.tsx';

export const site: SitePages = { action: ActionPage };
