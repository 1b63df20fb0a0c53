import { BrandMark } from '#web/site/BrandMark.tsx';
import { siteLocale } from '#web/site/browse.ts';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import type { PublicCertificate } from '../public.schema.ts';
import css from './Certificate.module.css';
import { texts as t } from './texts.ts';

const longDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(siteLocale(), { dateStyle: 'long', timeZone: 'UTC' });

/** Shows whether a certificate is genuine and valid: name, program, dates and status. */
export function CertificatePage({ brand, certificate }: { brand: SiteBrand; certificate: PublicCertificate }) {
  const { status, company_name, badge_url, pdf_url } = certificate;
  return (
    <SiteFrame brand={brand}>
      <div className={css.page}>
        <div className={css.verdict}>
          <span className={css.status} data-status={status}>
            {t.status[status]}
          </span>
          <p>{t.lead[status](company_name)}</p>
        </div>
        <Sheet brand={brand} certificate={certificate} />
        <div className={css.badge}>
          <a className="site-button site-button-primary" href={pdf_url} download>
            {t.pdf}
          </a>
          {status === 'valid' && (
            <>
              <a className="site-button" href={badge_url} download="badge.jwt">
                {t.badge}
              </a>
              <p className="site-help">{t.badgeHelp}</p>
            </>
          )}
        </div>
      </div>
    </SiteFrame>
  );
}

/** The certificate as it is printed. */
function Sheet({ brand, certificate }: { brand: SiteBrand; certificate: PublicCertificate }) {
  const { holder_name, program_name, issued_on, expires_on, number, status } = certificate;
  return (
    <section className={css.sheet} data-status={status}>
      <BrandMark {...brand} />
      <p className={css.kind}>{t.certifies}</p>
      <p className={css.holder}>{holder_name}</p>
      <p className={css.kind}>{t.earned}</p>
      <h1>{program_name}</h1>
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
    </section>
  );
}
