import type { SitePages } from '#web/site/site.ts';
import { CertificatePage } from './site/CertificatePage.tsx';

export const site: SitePages = { certificate: CertificatePage };
