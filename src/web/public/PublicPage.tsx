import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import css from './Public.module.css';

interface PublicPageProps {
  title: string;
  lead?: ReactNode;
  /** The title and the reason of a failure. */
  failure?: { title: string; text: string } | null;
  children?: ReactNode;
  /** The company in whose name the page is shown, if it is not the product itself. */
  brand?: { name: string; logo_url: string | null } | null;
  /** Below the card, links to related pages. */
  foot?: ReactNode;
}

/** A page of plain elements without the component library, because these pages are the first that anyone loads. */
export function PublicPage({ title, lead, failure, children, foot, brand }: PublicPageProps) {
  return (
    <main className={css.page}>
      <div className={css.card}>
        <a href="/login" className={css.logo} aria-label={brand?.name ?? 'Tandem'}>
          {brand?.logo_url ? (
            <img src={brand.logo_url} alt={brand.name} className={css.brandLogo} />
          ) : (
            <Logo size={36} />
          )}
        </a>
        <h1>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
        <Alert failure={failure} />
        {children}
        {foot && <p className={css.foot}>{foot}</p>}
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
