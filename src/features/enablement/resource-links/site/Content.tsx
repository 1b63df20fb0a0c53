import type { OpenedLink } from '../public.schema.ts';
import css from './Shared.module.css';
import { texts as t } from './texts.ts';

/** The shared content, displayed on the page where a browser can. */
export function Content({ opened }: { opened: OpenedLink }) {
  const { name, description, company_name, expires_at, file, url, content } = opened;
  return (
    <>
      <div className={css.head}>
        <div>
          <h1>{name}</h1>
          <p className="site-help">
            {t.sharedBy(company_name)} ·{' '}
            {t.until(new Date(expires_at).toLocaleDateString(undefined, { dateStyle: 'long' }))}
          </p>
        </div>
        {file && (
          <a className="site-button site-button-primary" href={file.download_url}>
            {t.download}
          </a>
        )}
        {!file && url && (
          <a className="site-button site-button-primary" href={url} rel="noopener noreferrer">
            {t.openLink}
          </a>
        )}
      </div>
      {description && <p>{description}</p>}
      {content && <div className={css.text}>{content}</div>}
      {file && <FileView file={file} name={name} />}
    </>
  );
}

function FileView({ file, name }: { file: NonNullable<OpenedLink['file']>; name: string }) {
  if (file.kind === 'image') return <img className={css.media} src={file.view_url} alt={name} />;
  if (file.kind === 'pdf' || file.kind === 'text')
    return <iframe className={css.frame} src={file.view_url} title={name} />;
  return <p className="site-help">{t.noPreview}</p>;
}
