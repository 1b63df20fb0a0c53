import type { ReactNode } from 'react';
import type { SiteBrand } from '#shared/brand.ts';
import styles from './SiteNotice.module.css';
import { texts } from './texts.ts';

/** A page that has nothing else to show: a link that has ended, a closed form, an address without a page. */
export function SiteNotice({
  title,
  brand,
  role = 'status',
  isBelowTitle = false,
  children,
}: {
  title: string;
  /** The company whose site the page leads to; null where the address names none. */
  brand: Pick<SiteBrand, 'name' | 'website'> | null;
  role?: 'status' | 'alert';
  /** The page has a title of its own above the notice. */
  isBelowTitle?: boolean;
  children: ReactNode;
}) {
  const Title = isBelowTitle ? 'h2' : 'h1';
  return (
    <div className={`${styles.notice} ${isBelowTitle ? styles.below : ''}`}>
      <Title>{title}</Title>
      <div role={role}>{children}</div>
      {brand?.website && (
        <p>
          <a href={brand.website} className="site-button">
            {texts.goToWebsite(brand.name)}
          </a>
        </p>
      )}
    </div>
  );
}
