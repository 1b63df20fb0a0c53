import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { features } from '#features/web.ts';
import type { PaletteSearch } from '../feature.ts';
import { api, apiPage } from '../requests/api.ts';
import { isOffered } from '../session/access.ts';
import { type Session, useSession } from '../session/session.tsx';
import { listOf } from './listOf.ts';

/** The matches of one kind of record. */
export interface RecordGroup {
  search: PaletteSearch;
  /** From 100, the whole name, to 0. */
  rank: number;
  total: number;
  isMore: boolean;
  /** The names resemble the text; none contains it. */
  isSimilar: boolean;
  hits: { id: string; title: string; detail: string; to: string }[];
  /** The list with all matches, if there are more than are shown. */
  all: string | undefined;
}

interface Found {
  groups: {
    resource: string;
    rank: number;
    total: number;
    is_more: boolean;
    is_similar: boolean;
    rows: { id: string }[];
    statuses: (string | null)[];
  }[];
}

/** Rows of each kind of record. */
export const shownOfEach = 3;

const offeredTo = (session: Session) =>
  features.flatMap((feature) => feature.search ?? []).filter((one) => isOffered(one, session));

/** Records of the installation and team members are not among the records of a program, so their own lists are asked. */
const isOwnList = (search: PaletteSearch) => search.superAdmin === true || search.isOwnList === true;

/** The rank of a name on the server's scale. */
function rankOfName(name: string, q: string): number {
  const [title, text] = [name.toLowerCase(), q.toLowerCase()];
  if (title === text) return 100;
  if (title.startsWith(text)) return 80;
  return title.includes(text) ? 60 : 20;
}

/** Searches all kinds of records in one request. */
export function useRecordSearch(q: string) {
  const session = useSession();
  const offered = offeredTo(session);
  const searches = offered.filter((one) => !isOwnList(one));
  const enabled = q.length > 1;
  const found = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) =>
      api<Found>('search', { query: { q, resource: searches.map(({ resource }) => resource) }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const own = offered.filter(isOwnList);
  const lists = useQueries({
    queries: own.map(({ resource }) => ({
      queryKey: [resource, 'palette', q],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        apiPage<{ id: string }>(resource, { q, _start: 0, _end: shownOfEach }, signal),
      enabled,
      placeholderData: keepPreviousData,
    })),
  });
  const groups = enabled
    ? [
        ...(found.data?.groups ?? []).flatMap((group) => {
          const search = searches.find(({ resource }) => resource === group.resource);
          return search ? [groupOf(search, q, group)] : [];
        }),
        ...own.flatMap((search, index) => {
          const page = lists[index]?.data;
          return page?.rows.length
            ? [
                groupOf(search, q, {
                  rank: Math.max(...page.rows.map((row) => rankOfName(search.hit(row).title, q))),
                  total: page.total,
                  is_more: false,
                  is_similar: false,
                  rows: page.rows,
                  statuses: [],
                }),
              ]
            : [];
        }),
      ]
    : [];
  return {
    groups,
    isFetching: found.isFetching || lists.some((list) => list.isFetching),
    hasFailed: found.isError || lists.some((list) => list.isError),
  };
}

function groupOf(search: PaletteSearch, q: string, found: Omit<Found['groups'][number], 'resource'>): RecordGroup {
  const hits = found.rows.map((row, index) => {
    const { title, detail, to } = search.hit(row);
    return { id: row.id, title, detail: [detail, found.statuses[index]].filter(Boolean).join(' · '), to };
  });
  const list = hits[0] && (search.list ?? listOf(hits[0].to));
  const isPart = found.is_more || found.total > hits.length;
  return {
    search,
    rank: found.rank,
    total: found.total,
    isMore: found.is_more,
    isSimilar: found.is_similar,
    hits,
    all:
      isPart && list && !found.is_similar
        ? `${list}${list.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`
        : undefined,
  };
}
