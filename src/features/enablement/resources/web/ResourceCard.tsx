import { Button } from 'antd';
import Star from 'lucide-react/icons/star';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatBytes, formatDay } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { SlotParts } from '#web/slots.tsx';
import type { FoundResource } from '../browse.schema.ts';
import { Cover, kindWord } from './KindMark.tsx';
import css from './resources.module.css';
import { resourceLinks } from './slots.ts';
import { texts as t } from './texts.ts';

/** One resource of the library. */
export function ResourceCard({ row, to, isCompany }: { row: FoundResource; to: string; isCompany: boolean }) {
  const facts = [kindWord(row), row.size ? formatBytes(row.size) : null, row.language?.toUpperCase(), row.product_name];
  return (
    <article className={css.card}>
      <Cover {...row} />
      <div className={css.body}>
        <h2>
          <Link to={to} className={css.title}>
            {row.name}
          </Link>
        </h2>
        <p className="meta">{facts.filter(Boolean).join(' · ')}</p>
        {row.excerpt ? (
          <p className={css.excerpt}>
            <span className="meta">{t.inFile}: </span>
            <Marked text={row.excerpt} />
          </p>
        ) : (
          row.description && <p className={css.description}>{row.description}</p>
        )}
        <div className={css.marks}>
          {isCompany && row.status === 'draft' && <StatusTag>{t.draft}</StatusTag>}
          {isCompany && row.status === 'published' && !row.is_shown && <StatusTag tone="amber">{t.hidden}</StatusTag>}
          {row.is_cobranded && <StatusTag tone="violet">{t.cobrandable}</StatusTag>}
          {row.valid_until && <span className="meta">{t.until(formatDay(row.valid_until))}</span>}
        </div>
        {!isCompany && (
          <div className={css.links}>
            <SlotParts slot={resourceLinks} props={{ resource: row }} />
          </div>
        )}
      </div>
      <FavoriteButton row={row} />
    </article>
  );
}

/** Highlights the matched words, which are between « and ». */
function Marked({ text }: { text: string }) {
  const parts = text.split(/[«»]/);
  return parts.map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
    at % 2 === 1 ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}

export function FavoriteButton({ row }: { row: { id: string; name: string; is_favorite: boolean } }) {
  const mark = useWrite<boolean, void>('resources', (is_favorite) =>
    api<void>(`resources/${row.id}/favorite`, { method: 'PUT', body: { is_favorite } }),
  );
  return (
    <Button
      type="text"
      size="small"
      className={css.star}
      data-on={row.is_favorite || undefined}
      icon={<Star size={16} fill={row.is_favorite ? 'currentColor' : 'none'} />}
      aria-label={`${row.is_favorite ? t.unfavorite : t.favorite}: ${row.name}`}
      aria-pressed={row.is_favorite}
      onClick={() => mark.mutate(!row.is_favorite)}
    />
  );
}
