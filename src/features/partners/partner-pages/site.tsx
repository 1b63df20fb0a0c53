import type { SitePages } from '#web/site/site.ts';
import { SignupPage } from './site/SignupPage.tsx';

export const site: SitePages = { signup: SignupPage };
