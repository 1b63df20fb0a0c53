import { useEffect, useState } from 'react';
import { SiteFrame } from '#web/site/SiteFrame.tsx';
import type { DirectoryPartner, PublicDirectory } from '../public.schema.ts';
import { getReviews, noteLink, type Review } from './api.ts';
import { ContactForm } from './ContactForm.tsx';
import css from './directory.module.css';
import { fieldText } from './fieldText.ts';
import { Picture, Rating } from './Tile.tsx';
import { countryIn, dayIn, directoryWords, type Words } from './words.ts';

interface Props {
  settings: PublicDirectory;
  partner: DirectoryPartner;
  /** For readers without JavaScript. */
  reviews: Review[];
  formKey: string;
}

/** One partner: what it offers, its reviews, and how to reach it. */
export function PartnerPage({ settings, partner, reviews, formKey }: Props) {
  const t = directoryWords(settings.language);
  const { CompanyName, Description, PhotoUrl } = partner.partner_company;
  const shown = new Set(settings.display_custom_fields);
  const lists = [
    [t.services, partner.services],
    [t.industries, partner.industries],
    [t.languages, partner.languages],
    [t.locations, partner.locations.map((code) => countryIn(settings.language, code))],
    [t.region, partner.regions.map(({ Name }) => Name)],
    [t.type, partner.tags.map(({ Name }) => Name)],
  ] as const;
  return (
    <SiteFrame brand={settings.company} width="wide">
      <p>
        <a href={`/partner_directory/${settings.slug}`}>← {t.back}</a>
      </p>
      <div className={css.partnerHead}>
        <Picture name={CompanyName} src={PhotoUrl} large />
        <div>
          <h1>{CompanyName}</h1>
          {partner.tagline && <p className={css.tagline}>{partner.tagline}</p>}
          <p className={css.meta}>
            {settings.show_ratings && partner.rating !== null && <Rating rating={partner.rating} t={t} />}
            {settings.show_ratings && partner.review_count > 0 && (
              <a href="#reviews">{`${t.reviews}: ${partner.review_count}`}</a>
            )}
            {partner.tier && <span>{partner.tier.name}</span>}
            {partner.is_featured && <span className={css.featured}>{t.featured}</span>}
            {settings.show_ratings && partner.rating === null && <Rating rating={null} t={t} />}
          </p>
          <p className={css.links}>
            {partner.link && settings.contact_mode !== 'none' && (
              <a
                href={partner.link}
                className="site-button"
                target="_blank"
                rel="noopener nofollow"
                onClick={() => noteLink(settings.slug, partner.ID)}
              >
                {t.website}
              </a>
            )}
            {partner.booking_url && settings.contact_mode !== 'none' && (
              <a href={partner.booking_url} className="site-button" target="_blank" rel="noopener nofollow">
                {t.book}
              </a>
            )}
          </p>
        </div>
      </div>
      <div className={css.partnerColumns}>
        <div>
          {Description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className={css.prose}>
              {paragraph}
            </p>
          ))}
          <Fields partner={partner} shown={shown} language={settings.language} t={t} />
          {settings.show_ratings && <Reviews partner={partner} known={reviews} language={settings.language} t={t} />}
        </div>
        <aside>
          <dl className={css.facts}>
            {lists.map(
              ([label, values]) =>
                values.length > 0 && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{values.join(', ')}</dd>
                  </div>
                ),
            )}
          </dl>
          {settings.contact_mode === 'form' && (
            <ContactForm settings={settings} partner={partner} formKey={formKey} t={t} />
          )}
        </aside>
      </div>
    </SiteFrame>
  );
}

function Fields({
  partner,
  shown,
  language,
  t,
}: {
  partner: DirectoryPartner;
  shown: ReadonlySet<string>;
  language: string;
  t: Words;
}) {
  const values = partner.custom_fields.filter(({ id }) => shown.has(id));
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="details">
      <h2 id="details">{t.details}</h2>
      <dl className={css.facts}>
        {values.map((value) => (
          <div key={value.id}>
            <dt>{value.name}</dt>
            <dd>{fieldText(value, language, t)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Asked for in the browser, as the specification says; the server's first paint has them for readers without scripts. */
function Reviews({
  partner,
  known,
  language,
  t,
}: {
  partner: DirectoryPartner;
  known: Review[];
  language: string;
  t: Words;
}) {
  const [reviews, setReviews] = useState<Review[] | null>(null);
  useEffect(() => {
    getReviews(partner.ID, partner.partner_company_id).then(setReviews, () => setReviews(known));
  }, [partner.ID, partner.partner_company_id, known]);
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t.reviews}</h2>
      <div aria-live="polite">
        {reviews ? <ReviewList reviews={reviews} language={language} t={t} /> : <p data-loading="">Loading...</p>}
      </div>
      <noscript>
        <style>{'[data-loading]{display:none}'}</style>
        <ReviewList reviews={known} language={language} t={t} />
      </noscript>
    </section>
  );
}

function ReviewList({ reviews, language, t }: { reviews: Review[]; language: string; t: Words }) {
  if (reviews.length === 0) return <p>No reviews available yet.</p>;
  return (
    <ul className={css.reviews}>
      {reviews.map(({ ID, quote, author, designation, company, rating, submitted_at, is_verified }) => (
        <li key={ID}>
          <p className={css.meta}>
            <Rating rating={Math.round(rating * 10) / 10} t={t} />
            <time dateTime={submitted_at}>{dayIn(language, submitted_at)}</time>
            {is_verified && (
              <span className={css.verified} title={t.verifiedAbout}>
                {t.verified}
              </span>
            )}
          </p>
          <blockquote>{quote}</blockquote>
          <p className={css.meta}>{[author, designation, company].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
