import { Link } from '#web/components/Link.tsx';
import type { Block } from '../blocks.schema.ts';
import { blankTemplate, campaignTemplates } from '../templates.ts';
import css from './Templates.module.css';
import { texts as t } from './texts.ts';

/** The drafts that a campaign can start from. */
export function CampaignTemplates() {
  return (
    <section aria-label={t.templates}>
      <h2 className={css.title}>{t.templates}</h2>
      <p className="meta">{t.templatesText}</p>
      <ul className={css.templates}>
        {[...campaignTemplates, blankTemplate].map(({ key, name, about, blocks }) => (
          <li key={key}>
            <Link to={`/email_campaign/create?template=${key}`} className={css.template}>
              <Sketch blocks={blocks} />
              <strong>{name}</strong>
              <span className="meta">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shape of an email, from its blocks. */
function Sketch({ blocks }: { blocks: readonly Block[] }) {
  return (
    <span className={css.sketch} aria-hidden="true">
      {blocks.map(({ key, kind }) => (
        <span key={key} data-kind={kind}>
          {kind === 'columns' && (
            <>
              <i />
              <i />
            </>
          )}
          {(kind === 'text' || kind === 'facts') && (
            <>
              <i />
              <i />
              <i />
            </>
          )}
        </span>
      ))}
    </span>
  );
}
