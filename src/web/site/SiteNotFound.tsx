import type { SiteBrand } from '#shared/brand.ts';
import styles from './SiteFrame.module.css';
import { SiteFrame } from './SiteFrame.tsx';
import { SiteNotice } from './SiteNotice.tsx';

/** The answer to an address without a page, in the brand of the company that the address names, if it names one. */
export function SiteNotFound({ brand }: { brand: SiteBrand | null }) {
  const notice = (
    <SiteNotice title="Page not found" brand={brand}>
      <p>Sorry, the page you visited does not exist.</p>
      {brand && <p>The link may be incomplete, or {brand.name} has closed the page.</p>}
    </SiteNotice>
  );
  return brand ? (
    <SiteFrame brand={brand}>{notice}</SiteFrame>
  ) : (
    <main className={`${styles.main} ${styles.text}`}>{notice}</main>
  );
}
