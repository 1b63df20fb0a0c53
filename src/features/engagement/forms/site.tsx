import type { SitePages } from '#web/site/site.ts';
import { FormPage } from './site/FormPage.tsx';

export const site: SitePages = { fill: FormPage };
