import type { ReactNode } from 'react';
import type { SiteBrand } from '#shared/brand.ts';
import styles from './SiteFrame.module.css';

export type { SiteBrand };

/**
 * A public page with the company's name at the top; with `isEmbedded` there is no header and footer, because the page
 * is inside another one.
 */
export function SiteFrame({
  brand,
  isEmbedded = false,
  width = 'text',
  children,
}: {
  brand: SiteBrand;
  isEmbedded?: boolean;
  /** `text` is for forms and prose, `wide` for tiles. */
  width?: 'text' | 'wide';
  children: ReactNode;
}) {
  if (isEmbedded) return <main className={`${styles.main} ${styles[width]}`}>{children}</main>;
  const name = brand.logo_url ? <img src={brand.logo_url} alt={brand.name} className={styles.logo} /> : brand.name;
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header}>
        {brand.website ? (
          <a href={brand.website} className={styles.brand}>
            {name}
          </a>
        ) : (
          <span className={styles.brand}>{name}</span>
        )}
      </header>
      <main id="content" className={`${styles.main} ${styles[width]}`}>
        {children}
      </main>
      <footer className={styles.footer}>{brand.name} uses Tandem to work with its partners.</footer>
    </>
  );
}
