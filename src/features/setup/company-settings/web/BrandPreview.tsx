import { Form } from 'antd';
import type { CSSProperties } from 'react';
import { brandShades, initialIcon } from '#shared/brand.ts';
import { fontFamily } from '#shared/fonts.ts';
import { palette, type Scheme } from '#web/look/theme.ts';
import { BrandMark } from '#web/site/BrandMark.tsx';
import css from './BrandingForm.module.css';
import { texts } from './texts.ts';

const t = texts.brand;
type Chosen = string | null | undefined;

/** A public page in both themes, its tab and the card that messengers show, with the values as they are typed. */
export function BrandPreview({ name, slug }: { name: string; slug: string }) {
  const color = (Form.useWatch('primary_color') as Chosen) ?? null;
  const font = Form.useWatch('font') as Chosen;
  const logo_url = (Form.useWatch('logo_url') as Chosen) ?? null;
  const cover_url = Form.useWatch('cover_url') as Chosen;
  const favicon_url = Form.useWatch('favicon_url') as Chosen;
  const preview_url = (Form.useWatch('preview_image_url') as Chosen) ?? cover_url ?? logo_url;
  return (
    <figure className={css.figure}>
      <figcaption className="meta">{t.preview}</figcaption>
      <div className={css.previews}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={css.preview} style={groundOf(scheme, color, font)}>
            <span className={css.tab}>
              <img src={favicon_url || initialIcon(name, color)} alt="" width={16} height={16} />
              {t.pageTitle(name)}
            </span>
            <span className={css.head}>
              <BrandMark name={name} logo_url={logo_url} />
            </span>
            {cover_url && <img src={cover_url} alt="" className={css.cover} />}
            <div className={css.sample}>
              <strong>{t.sampleTitle}</strong>
              <p>{t.sampleText(name)}</p>
              <span className={css.button}>{t.sampleButton}</span>
              <span className={css.link}>{t.sampleLink}</span>
            </div>
          </div>
        ))}
        <div className={css.card}>
          {preview_url ? <img src={preview_url} alt="" /> : <span className={css.noPicture}>{t.noPicture}</span>}
          <span className={css.cardText}>
            <strong>{t.pageTitle(name)}</strong>
            <span className="meta">{t.cardSite(name)}</span>
          </span>
        </div>
      </div>
      <p className="meta">
        {t.signInPage} <a href={`/login?portal=${slug}`}>{`${window.location.host}/login?portal=${slug}`}</a>
      </p>
    </figure>
  );
}

/** The custom properties of a public page, below this element only. */
function groundOf(scheme: Scheme, color: string | null, font: Chosen): CSSProperties {
  const shades = { ...palette[scheme], ...(color && brandShades(color, scheme)) };
  const wanted = ['page', 'surface', 'text', 'text-2', 'meta', 'line', 'accent', 'accent-on'] as const;
  const colors = Object.fromEntries(wanted.map((key) => [`--${key}`, shades[key]]));
  return { ...colors, fontFamily: fontFamily(font) } as CSSProperties;
}
