import type { ReactNode } from 'react';
import type { SiteBrand } from '#shared/brand.ts';
import { BrandMark } from './BrandMark.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import styles from './SiteFrame.module.css';
import { texts } from './texts.ts';

export type { SiteBrand };

/**
 * A public page with the company's logo and name at the top and its pages at the bottom; with `isEmbedded` there is no
 * header and footer, because the page is inside another one.
 */
export function SiteFrame({
  brand,
  isEmbedded = false,
  width = 'text',
  hasCover = false,
  children,
}: {
  brand: SiteBrand;
  isEmbedded?: boolean;
  /** `text` is for forms and prose, `wide` for tiles. */
  width?: 'text' | 'wide';
  /** Shows the company's cover picture: on pages that introduce the company, not on those of one record. */
  hasCover?: boolean;
  children: ReactNode;
}) {
  if (isEmbedded) return <main className={`${styles.main} ${styles[width]}`}>{children}</main>;
  const mark = <BrandMark {...brand} />;
  return (
    <div className={styles.site}>
      <a href="#content" className={styles.skip}>
        {texts.skipToContent}
      </a>
      <header className={styles.header}>
        {brand.website ? (
          <a href={brand.website} className={styles.brand}>
            {mark}
          </a>
        ) : (
          <span className={styles.brand}>{mark}</span>
        )}
      </header>
      {hasCover && brand.cover_url && <img src={brand.cover_url} alt="" className={styles.cover} />}
      <main id="content" className={`${styles.main} ${styles[width]}`}>
        {children}
      </main>
      <footer className={styles.footer}>
        <FooterLinks {...brand} />
      </footer>
    </div>
  );
}
