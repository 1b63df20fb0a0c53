import type { SitePages } from '#web/site/site.ts';
import { SignPage } from './site/SignPage.tsx';
import { VerifyPage } from './site/VerifyPage.tsx';

export const site: SitePages = { sign: SignPage, verify: VerifyPage };
