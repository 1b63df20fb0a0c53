import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { countryName } from '#web/countries.ts';
import { contentKeys, contentLabels, type DirectoryListing, type ListingChange } from '../listing.schema.ts';
import { texts as t } from './texts.ts';

/** The published content beside the proposed one. */
export function ChangeDiff({
  change,
  published,
  note: noteLabel = t.note,
}: {
  change: ListingChange;
  published: DirectoryListing;
  note?: string;
}) {
  const { proposed, replaced, note, reason, status } = change;
  const keys = contentKeys.filter((key) => key in proposed);
  return (
    <>
      {note && (
        <p>
          <strong>{noteLabel}:</strong> {note}
        </p>
      )}
      {reason && (
        <p>
          <strong>{t.reason}:</strong> {reason}
        </p>
      )}
      {keys.length === 0 ? (
        <p>{t.noDifference}</p>
      ) : (
        <ScrollTable label={t.review}>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">{t.before}</th>
              <th scope="col">{t.after}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">{contentLabels[key]}</th>
                <td>
                  <Value name={key} value={status === 'approved' ? replaced[key] : published[key]} />
                </td>
                <td>
                  <Value name={key} value={proposed[key]} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="meta">{t.nothing}</span>;
  if (name === 'logo_url') return <img src={String(value)} alt="" width={48} height={48} />;
  const list = Array.isArray(value) ? value.map(String) : null;
  const shown = list && name === 'locations' ? list.map((code) => countryName(code) ?? code) : list;
  return (
    <span style={{ whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>
      {shown ? shown.join(', ') : String(value)}
    </span>
  );
}
