import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import { BrandMark } from '../site/BrandMark.tsx';
import { FooterLinks } from '../site/FooterLinks.tsx';
import css from './Public.module.css';
import { type Portal, usePortal } from './portal.ts';
import { texts } from './texts.ts';

interface PublicPageProps {
  title: string;
  lead?: ReactNode;
  /** The title and the reason of a failure. */
  failure?: { title: string; text: string } | null;
  children?: ReactNode;
  /** The company in whose name the page is shown; by default that of the portal. */
  brand?: Portal | null;
  /** Below the card, links to related pages. */
  foot?: ReactNode;
}

/** A page of plain elements without the component library, because these pages are the first that anyone loads. */
export function PublicPage({ title, lead, failure, children, foot, ...given }: PublicPageProps) {
  const portal = usePortal();
  const brand = given.brand === undefined ? portal : given.brand;
  return (
    <main className={`${css.page} ${brand?.cover_url ? css.covered : ''}`}>
      {brand?.cover_url && <img src={brand.cover_url} alt="" className={css.cover} />}
      <div className={css.card}>
        <a
          href="/login"
          className={css.logo}
          aria-label={brand ? brand.name : brand === null ? texts.tandem : undefined}
        >
          {brand && <BrandMark {...brand} />}
          {brand === null && <Logo size={36} />}
          {/* The space is reserved while it is unknown whose page this is. */}
          {brand === undefined && <span className={css.unknown} />}
        </a>
        <h1>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
        <Alert failure={failure} />
        {children}
        {foot && <p className={css.foot}>{foot}</p>}
        {brand && (
          <footer className={css.footer}>
            <FooterLinks {...brand} />
          </footer>
        )}
      </div>
    </main>
  );
}

/** The element always exists, so that screen readers announce its content when it appears. */
function Alert({ failure }: Pick<PublicPageProps, 'failure'>) {
  return (
    <div role="alert" className={css.alert} hidden={!failure}>
      {failure && (
        <>
          <strong>{failure.title}</strong>
          <span>{failure.text}</span>
        </>
      )}
    </div>
  );
}

export function Submit({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <button type="submit" className={css.submit} disabled={isBusy}>
      {children}
    </button>
  );
}
