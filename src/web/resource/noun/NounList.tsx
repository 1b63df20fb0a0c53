import { useMemo } from 'react';
import type { DefinedNoun, RowOf } from '#shared/nouns/define-noun.ts';
import type { DefinedSteps, StepsOf } from '#shared/nouns/define-steps.ts';
import { type Field, type Fields, forPartner, isEditableInPlace } from '#shared/nouns/fields.ts';
import type { Sort } from '#shared/nouns/list-query.ts';
import { capitalized } from '#shared/nouns/nouns.ts';
import { saidNoun } from '#shared/text/labels.ts';
import { useSession } from '../../session/session.tsx';
import { useCustomColumns } from '../custom-fields/useCustomColumns.ts';
import type { Row } from '../data/useResource.ts';
import { useTagged } from '../data/useTags.ts';
import { type ColumnItem, columnsOf } from '../fields/columns.ts';
import { type FilterItem, filtersOf } from '../fields/filters.ts';
import type { BulkAction } from '../list/BulkBar.tsx';
import type { Column } from '../list/columns.ts';
import type { FilterSpec } from '../list/filters.ts';
import { ResourceList, type ResourceListProps } from '../list/ResourceList.tsx';
import { useBulkChange } from '../list/useBulkChange.tsx';
import { useBulkSteps } from '../steps/useBulkSteps.tsx';
import { sortOf, viewsOf } from './views.ts';

type Bulk<R extends Row> = ReturnType<typeof useBulkChange<R>>;

interface NounListProps<F extends Fields, R extends Row>
  extends Omit<ResourceListProps<R>, 'resource' | 'title' | 'columns' | 'filters' | 'sort' | 'bulk'> {
  /** Defaults to the plural of the noun; null if the list is a part of a screen. */
  title?: string | null;
  /** The first columns; the other listed fields follow. */
  columns?: readonly ColumnItem<F, R>[];
  /** The last columns. */
  last?: readonly Column<R>[];
  /** The first filters; the other fields declared for it follow. */
  filters?: readonly FilterItem<F>[];
  /** Filters after those of the company's own fields. */
  lastFilters?: readonly FilterSpec[];
  /** The default order, if it differs from the noun's. */
  sort?: readonly Sort[];
  /** Resources whose rows a bulk change also changes. */
  also?: readonly string[];
  bulk?: (bulk: Bulk<R>) => readonly BulkAction<R>[];
}

interface Steps<N extends DefinedNoun> {
  /** The declared steps, of which the bar of the selection offers those in bulk. */
  steps?: DefinedSteps<N>;
}

/** The list of a noun; props add what its declaration does not contain. Partners see the fields declared for them. */
export function NounList<N extends DefinedNoun>(
  props: NounListProps<N['fields'], RowOf<N> & Row> & Steps<N> & { noun: N },
) {
  const {
    noun,
    title,
    words,
    columns = [],
    last,
    filters = [],
    lastFilters = [],
    sort,
    also,
    bulk,
    steps,
    views,
    ...rest
  } = props;
  type R = RowOf<N> & Row;
  const { address } = noun;
  const { mode, user } = useSession();
  const fields = mode === 'partner' ? forPartner(noun.fields) : noun.fields;
  const named = words ? saidNoun(words) : ([noun.one, noun.many] as const);
  const change = useBulkChange<R>(noun.name, named, also);
  const taken = useBulkSteps<N, StepsOf<N>>(steps, named, also);
  const custom = useCustomColumns<R>(noun.hasCustomFields ? noun.name : undefined);
  const tagged = useTagged<R>(
    noun.fields.tags && noun.name,
    columnsOf<R, Fields>(fields, columns.filter(isIn(fields)), last),
    filtersOf<Fields>(fields, filters.filter(isIn(fields))),
  );
  // Partners change their records on their own pages.
  const inPlace =
    mode === 'company' && noun.isEditedInPlace && Object.values<Field>(noun.fields).some(isEditableInPlace);
  const declared = useMemo(() => viewsOf(noun, mode, user.id), [noun, mode, user.id]);
  const initial = useMemo(() => sort ?? sortOf(noun.by), [sort, noun.by]);
  return (
    <>
      <ResourceList<R>
        resource={noun.name}
        title={title === null ? undefined : (title ?? capitalized(noun.many))}
        words={named}
        columns={[...tagged.columns, ...custom.columns]}
        filters={[...tagged.filters, ...custom.filters, ...lastFilters]}
        sort={initial}
        to={address ? ({ id }) => address.replace('$id', id) : undefined}
        inPlace={inPlace}
        also={also}
        {...rest}
        views={views ?? declared}
        bulk={[...taken.actions, ...(inPlace ? [change.edit(noun.fields)] : []), ...(bulk?.(change) ?? [])]}
      />
      {taken.dialog}
      {change.dialog}
    </>
  );
}

/** Tells whether an item is among the fields; items about fields that partners do not have are hidden from them. */
const isIn = (fields: Fields) => (item: string | object) => {
  const key = typeof item === 'string' ? item : 'of' in item ? String(item.of) : undefined;
  return key === undefined || key in fields;
};
