import type { SitePages } from '#web/site/site.ts';
import { ClosedLink } from './site/ClosedLink.tsx';

export const site: SitePages = { 'closed-link': ClosedLink };
