import { Facts } from '#web/components/Facts.tsx';
import { countryName } from '#web/countries.ts';
import { contentLabels, type DirectoryListing } from '../listing.schema.ts';
import { texts as t } from './texts.ts';

const joined = (list: readonly string[]) => (list.length > 0 ? list.join(', ') : null);

/** The published content of a listing. */
export function ListingFacts({ row }: { row: DirectoryListing }) {
  return (
    <Facts
      title={t.before}
      rows={[
        [contentLabels.tagline, row.tagline],
        [contentLabels.description, row.description],
        [contentLabels.services, joined(row.services)],
        [contentLabels.industries, joined(row.industries)],
        [contentLabels.languages, joined(row.languages)],
        [contentLabels.locations, joined(row.locations.map((code) => countryName(code) ?? code))],
        [contentLabels.website, row.website],
        [contentLabels.booking_url, row.booking_url],
      ]}
    />
  );
}
