import type { CSSProperties } from 'react';
import type { DirectoryPartner, PublicDirectory } from '../public.schema.ts';
import css from './directory.module.css';
import { fieldText } from './fieldText.ts';
import { ratingText, type Words } from './words.ts';

/** One partner of the list; its page opens in a new tab. */
export function Tile({ partner, settings, t }: { partner: DirectoryPartner; settings: PublicDirectory; t: Words }) {
  const { CompanyName, Description, PhotoUrl } = partner.partner_company;
  const { layout, size, align, variant } = settings.page_styles;
  const shown = new Set(settings.display_custom_fields);
  const values = settings.show_custom_fields_values
    ? partner.custom_fields.filter(({ id }) => shown.has(id)).slice(0, 4)
    : [];
  return (
    <li className={`${css.tile} ${css[layout]} ${css[`size-${size}`]} ${css[align]} ${css[variant]}`}>
      <Picture name={CompanyName} src={PhotoUrl} />
      <div className={css.body}>
        <h2>
          <a href={`/partner_directory/${settings.slug}/partner/${partner.slug}`} target="_blank" rel="noopener">
            {CompanyName}
          </a>
        </h2>
        {partner.is_featured && <span className={css.featured}>{t.featured}</span>}
        <p className={css.text}>{partner.tagline || Description}</p>
        <p className={css.meta}>
          {settings.show_ratings && partner.rating !== null && <Rating rating={partner.rating} t={t} />}
          {partner.tier && <span>{partner.tier.name}</span>}
          {partner.regions.map(({ ID, Name }) => (
            <span key={ID}>{Name}</span>
          ))}
          {settings.show_ratings && partner.rating === null && <Rating rating={null} t={t} />}
        </p>
        <Offered partner={partner} t={t} />
        {partner.tags.length > 0 && (
          <ul className={css.tags} aria-label={t.type}>
            {partner.tags.map(({ ID, Name }) => (
              <li key={ID}>{Name}</li>
            ))}
          </ul>
        )}
        {values.length > 0 && (
          <dl className={css.values}>
            {values.map((value) => (
              <div key={value.id}>
                <dt>{value.name}</dt>
                <dd>{fieldText(value, settings.language, t)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** The services and industries of a partner, which a match names as its reasons. */
export function Offered({ partner, t }: { partner: Pick<DirectoryPartner, 'services' | 'industries'>; t: Words }) {
  const lines = [
    [t.services, partner.services],
    [t.industries, partner.industries],
  ] as const;
  return lines.map(
    ([label, items]) =>
      items.length > 0 && (
        <p key={label} className={css.meta}>
          <span>{`${label}: ${items.join(', ')}`}</span>
        </p>
      ),
  );
}

/** Stars with x/5; a partner without reviews has a quiet N/A without the label. */
export function Rating({ rating, t }: { rating: number | null; t: Words }) {
  if (rating === null)
    return (
      <span className={css.unrated} title={t.noReviews}>
        {ratingText(rating)}
      </span>
    );
  return (
    <span className={css.rating}>
      <span className={css.hidden}>{t.rating('')}</span>
      <span className={css.stars} aria-hidden="true" style={{ '--rated': `${rating * 20}%` } as CSSProperties}>
        ★★★★★
      </span>
      {ratingText(rating)}
    </span>
  );
}

/** The logo, or the initials. */
export function Picture({ name, src, large = false }: { name: string; src: string | null; large?: boolean }) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const kind = `${css.picture} ${large ? css.largePicture : ''}`;
  return src ? (
    <img src={src} alt="" className={kind} loading="lazy" />
  ) : (
    <span className={`${kind} ${css.initials}`} aria-hidden="true">
      {initials}
    </span>
  );
}
