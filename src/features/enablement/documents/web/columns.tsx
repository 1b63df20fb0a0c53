import { forPartner } from '#shared/nouns/fields.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatBytes } from '#web/region.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { type Document, documentNoun, documentPlaces } from '../schema.ts';
import css from './documents.module.css';
import { KindIcon } from './KindIcon.tsx';
import { texts } from './texts.ts';
import { documentPlace, kindWords } from './words.ts';

type Items = Parameters<typeof columnsOf<Document, typeof documentNoun.fields>>[1];

/** A tab has less room. */
const fileColumns = (isTab: boolean) =>
  [
    {
      of: 'kind',
      width: 150,
      render: (row) => (
        <span className={css.name}>
          <KindIcon kind={row.kind} />
          {kindWords[row.kind]}
        </span>
      ),
    },
    { of: 'size', hidden: isTab, render: ({ size }) => formatBytes(size) },
    { of: 'version', hidden: isTab },
    'version_at',
  ] satisfies Items;

const place = (mode: 'company' | 'partner'): Column<Document> => ({
  field: 'place',
  label: texts.relatedTo,
  width: 220,
  value: (row) => documentPlace(row, mode).name,
  to: (row) => documentPlace(row, mode).to,
});

/** @param hasPlace whether the screen shows already which record they belong to */
export function companyColumns(hasPlace: boolean): Column<Document>[] {
  return columnsOf(documentNoun.fields, [
    'name',
    ...(hasPlace ? [] : [place('company')]),
    'visibility',
    ...fileColumns(hasPlace),
    {
      of: 'version_by_name',
      label: texts.uploadedBy,
      value: (row) =>
        row.uploaded_by_partner_name ? `${row.version_by_name}, ${row.uploaded_by_partner_name}` : row.version_by_name,
    },
  ]);
}

const shared = forPartner(documentNoun.fields);

/** @param partner_id the viewing partner, whose own uploads are marked */
export function partnerColumns(hasPlace: boolean, partner_id: string, company: string): Column<Document>[] {
  const from: Column<Document> = {
    field: 'uploaded_by_partner_id',
    label: texts.from,
    width: 150,
    render: (row) =>
      row.uploaded_by_partner_id === partner_id ? (
        <StatusTag tone="blue">{texts.you}</StatusTag>
      ) : (
        <StatusTag tone="green">{company}</StatusTag>
      ),
  };
  return columnsOf(shared, [
    'name',
    ...(hasPlace ? [] : [place('partner')]),
    from,
    ...fileColumns(hasPlace),
    { of: 'version_by_name', label: texts.uploadedBy },
  ]);
}

const isPlace = ({ field }: FilterSpec) => (documentPlaces as readonly string[]).includes(field);
const common = ['kind', 'version_at', 'name'] as const;
export const partnerFilters = filtersOf(shared, common).filter((filter) => !isPlace(filter));
const ofCompany = filtersOf(documentNoun.fields, [
  'visibility',
  ...common,
  'tags',
  { field: 'archived_at', label: 'Archived', kind: 'instant' },
]);
export const companyFilters = (hasPlace: boolean) =>
  hasPlace ? ofCompany.filter((filter) => !isPlace(filter)) : ofCompany;
