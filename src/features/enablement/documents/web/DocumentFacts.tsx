import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { formatBytes } from '#web/region.ts';
import { useSession } from '#web/session.tsx';
import { type Document, documentPlaces } from '../schema.ts';
import { kindWords, placeOf, sharedWith } from './words.ts';

export function DocumentFacts({ row }: { row: Document }) {
  const { mode, programme } = useSession();
  const place = placeOf(row, mode);
  const field = documentPlaces.find((one) => row[one])!;
  const isOwn = row.uploaded_by_partner_id !== null && row.uploaded_by_partner_id === programme?.partner_id;
  const seenBy = () => {
    if (mode === 'partner') return isOwn ? 'You and the company' : null;
    if (row.uploaded_by_partner_id) return `Your company and ${row.uploaded_by_partner_name}, who brought it`;
    return row.visibility === 'shared' ? sharedWith[field] : 'Your own company';
  };
  return (
    <Facts
      title="Facts"
      rows={[
        [
          'Belongs to',
          place.to ? (
            <Link key="p" to={place.to}>
              {place.name}
            </Link>
          ) : (
            place.name
          ),
        ],
        ['Description', row.description && <span style={{ whiteSpace: 'pre-wrap' }}>{row.description}</span>],
        ['Seen by', seenBy()],
        ['Shared from', row.shared_from && row.shared_from > 1 ? `Version ${row.shared_from}` : null],
        ['Kind', kindWords[row.kind]],
        ['Size', formatBytes(row.size)],
        ['File', row.file_name],
        ['Tags', row.tags?.join(', ')],
        ['Latest version by', row.version_by_name],
        ['Latest version', <DateText key="v" value={row.version_at} as="instant" />],
        ['First uploaded by', row.created_by_name],
        ['First uploaded', <DateText key="c" value={row.created_at} />],
      ]}
    />
  );
}
