import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatBytes } from '#web/region.ts';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import type { Document } from '../schema.ts';
import css from './documents.module.css';
import { KindIcon } from './KindIcon.tsx';
import { kindOptions, kindWords, placeOf, visibilityOptions } from './words.ts';

const name: Column<Document> = { field: 'name', label: 'Name', sortable: true };
const kind: Column<Document> = {
  field: 'kind',
  label: 'Kind',
  sortable: true,
  width: 150,
  render: (row) => (
    <span className={css.name}>
      <KindIcon kind={row.kind} />
      {kindWords[row.kind]}
    </span>
  ),
};
/** In a tab there is less room. */
const lateOf = (isTab: boolean): Column<Document>[] => [
  {
    field: 'size',
    label: 'Size',
    kind: 'number',
    sortable: true,
    hidden: isTab,
    render: ({ size }) => formatBytes(size),
    width: 90,
  },
  { field: 'version', label: 'Version', kind: 'number', sortable: true, hidden: isTab },
  { field: 'version_at', label: 'Uploaded', kind: 'relative', sortable: true },
];
const visibility: Column<Document> = {
  field: 'visibility',
  label: 'Seen by',
  kind: 'status',
  options: visibilityOptions,
  sortable: true,
  width: 120,
};
const by: Column<Document> = {
  field: 'version_by_name',
  label: 'By',
  width: 180,
  value: (row) =>
    row.uploaded_by_partner_name ? `${row.version_by_name}, ${row.uploaded_by_partner_name}` : row.version_by_name,
};
const more: Column<Document>[] = [
  { field: 'tags', label: 'Tags', kind: 'tags', hidden: true },
  { field: 'file_name', label: 'File', hidden: true },
  { field: 'description', label: 'Description', hidden: true, width: 260 },
  { field: 'created_at', label: 'First uploaded', kind: 'date', sortable: true, hidden: true },
];

const place = (mode: 'company' | 'partner'): Column<Document> => ({
  field: 'place',
  label: 'Belongs to',
  width: 220,
  value: (row) => placeOf(row, mode).name,
  to: (row) => placeOf(row, mode).to,
});

/** @param hasPlace whether the screen says already what they belong to */
export function companyColumns(hasPlace: boolean): Column<Document>[] {
  return [name, ...(hasPlace ? [] : [place('company')]), visibility, kind, ...lateOf(hasPlace), by, ...more];
}

/** @param partner_id whose view it is: what it brought itself is marked */
export function partnerColumns(hasPlace: boolean, partner_id: string, company: string): Column<Document>[] {
  const from: Column<Document> = {
    field: 'uploaded_by_partner_id',
    label: 'From',
    width: 150,
    render: (row) =>
      row.uploaded_by_partner_id === partner_id ? (
        <StatusTag tone="blue">You</StatusTag>
      ) : (
        <StatusTag tone="green">{company}</StatusTag>
      ),
  };
  return [name, ...(hasPlace ? [] : [place('partner')]), from, kind, ...lateOf(hasPlace), { ...by, value: undefined }];
}

const common: FilterSpec[] = [
  { field: 'kind', label: 'Kind', kind: 'multi', options: kindOptions },
  { field: 'version_at', label: 'Uploaded', kind: 'instant' },
  { field: 'name', label: 'Name', kind: 'text' },
];
export const partnerFilters: FilterSpec[] = common;
export const companyFilters: FilterSpec[] = [
  { field: 'visibility', label: 'Seen by', kind: 'multi', options: visibilityOptions },
  ...common,
  { field: 'tags', label: 'Tag', kind: 'text' },
  { field: 'archived_at', label: 'Archived', kind: 'instant' },
];
export const placeFilters: FilterSpec[] = [
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'opportunity_id', label: 'Deal', kind: 'reference', resource: 'opportunities' },
  { field: 'account_id', label: 'Company', kind: 'reference', resource: 'accounts' },
  { field: 'contact_id', label: 'Person', kind: 'reference', resource: 'contacts', labelField: 'full_name' },
];
