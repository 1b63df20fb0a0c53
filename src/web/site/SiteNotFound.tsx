import type { SiteBrand } from '#shared/brand.ts';
import styles from './SiteFrame.module.css';
import { SiteFrame } from './SiteFrame.tsx';
import { SiteNotice } from './SiteNotice.tsx';
import { texts } from './texts.ts';

/** The answer to an address without a page, in the brand of the company that the address names, if it names one. */
export function SiteNotFound({ brand }: { brand: SiteBrand | null }) {
  const notice = (
    <SiteNotice title={texts.pageNotFound} brand={brand}>
      <p>{texts.sorryPageYouVisitedDoesNot}</p>
      {brand && <p>{texts.linkMayBeIncompleteOrHas(brand.name)}</p>}
    </SiteNotice>
  );
  return brand ? (
    <SiteFrame brand={brand}>{notice}</SiteFrame>
  ) : (
    <main className={`${styles.main} ${styles.text}`}>{notice}</main>
  );
}
