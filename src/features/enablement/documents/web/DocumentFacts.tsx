import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { formatBytes } from '#web/region.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Document, documentNoun, documentPlaces } from '../schema.ts';
import { texts } from './texts.ts';
import { documentPlace, sharedWith } from './words.ts';

export function DocumentFacts({ row }: { row: Document }) {
  const { mode, program } = useSession();
  const place = documentPlace(row, mode);
  const field = row.folder_id ? 'folder_id' : documentPlaces.find((one) => row[one])!;
  const isOwn = row.uploaded_by_partner_id !== null && row.uploaded_by_partner_id === program?.partner_id;
  const seenBy = () => {
    if (mode === 'partner') return isOwn ? texts.youAndCompany : null;
    if (row.uploaded_by_partner_id) return texts.yourCompanyAndWhoUploadedIt(row.uploaded_by_partner_name);
    return row.visibility === 'shared' ? sharedWith[field] : texts.onlyYourCompany;
  };
  return (
    <Facts
      title={texts.facts}
      rows={factsOf(documentNoun.fields, row, 'Document', [
        [
          texts.relatedTo,
          place.to ? (
            <Link key="p" to={place.to}>
              {place.name}
            </Link>
          ) : (
            place.name
          ),
        ],
        'description',
        [texts.visibleTo, seenBy()],
        [texts.sharedSince, row.shared_from && row.shared_from > 1 ? texts.version(row.shared_from) : null],
        'kind',
        ['Size', formatBytes(row.size)],
        'file_name',
        'tags',
        'retention_until',
        'version_by_name',
        [texts.latestVersion, <DateText key="v" value={row.version_at} as="instant" />],
        'created_by_name',
        [texts.firstUploaded, <DateText key="c" value={row.created_at} />],
      ])}
    />
  );
}
