import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import type { PublicCertificate } from '../public.schema.ts';
import css from './Certificate.module.css';
import { texts as t } from './texts.ts';

const longDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Shows whether a certificate is genuine and valid: name, program, dates and status. */
export function CertificatePage({ brand, certificate }: { brand: SiteBrand; certificate: PublicCertificate }) {
  const { status, holder_name, program_name, company_name, issued_on, expires_on, number, badge_url } = certificate;
  return (
    <SiteFrame brand={brand}>
      <div className={css.page}>
        <p className={css.status} data-status={status}>
          {t.status[status]}
        </p>
        <div>
          <h1>{program_name}</h1>
          <p className={css.holder}>{holder_name}</p>
        </div>
        <p>{t.lead[status](company_name)}</p>
        <dl className={css.facts}>
          <div>
            <dt>{t.issued}</dt>
            <dd>{longDay(issued_on)}</dd>
          </div>
          <div>
            <dt>{t.until}</dt>
            <dd>{expires_on ? longDay(expires_on) : t.never}</dd>
          </div>
          <div>
            <dt>{t.number}</dt>
            <dd>{number.replace('No. ', '')}</dd>
          </div>
        </dl>
        {status === 'valid' && (
          <div className={css.badge}>
            <a className="site-button" href={badge_url} download="badge.jwt">
              {t.badge}
            </a>
            <p className="site-help">{t.badgeHelp}</p>
          </div>
        )}
      </div>
    </SiteFrame>
  );
}
