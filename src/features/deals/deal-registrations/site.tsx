import type { SitePages } from '#web/site/site.ts';
import { ReceiptPage } from './site/ReceiptPage.tsx';

export const site: SitePages = { receipt: ReceiptPage };
