import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import css from './Public.module.css';

interface PublicPageProps {
  title: string;
  lead?: ReactNode;
  /** What went wrong: its title, and its reason. */
  failure?: { title: string; text: string } | null;
  children?: ReactNode;
  /** In whose name it stands, where that is not the product itself. */
  brand?: { name: string; logo_url: string | null } | null;
  /** Below, the way to the neighboring page. */
  foot?: ReactNode;
}

/** Plain elements, no component library: these pages are the first thing anybody downloads. */
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

/** Always there, so that readers hear what appears in it. */
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
