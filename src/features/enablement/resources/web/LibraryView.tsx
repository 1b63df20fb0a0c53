import { Button } from 'antd';
import Library from 'lucide-react/icons/library';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { SearchBox } from '#web/resource/list/SearchBox.tsx';
import { Facets } from './Facets.tsx';
import { FolderBrowser } from './FolderBrowser.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import css from './resources.module.css';
import { texts as t } from './texts.ts';
import { hasFilters, PAGE, useLibrary, useLibraryState, type LibraryView as View } from './useLibrary.ts';

interface LibraryViewProps {
  isCompany: boolean;
  address: (id: string) => string;
  /** Content for an empty library. */
  empty: ReactNode;
  /** Content for a search without results, and beside an open folder. */
  missing?: ReactNode;
  folderActions?: (id: string) => ReactNode;
}

const views: { value: View; label: string }[] = [
  { value: 'folders', label: t.folders },
  { value: 'all', label: t.all },
  { value: 'recent', label: t.recent },
  { value: 'favorites', label: t.favorites },
];
const companyViews: typeof views = [...views, { value: 'unopened', label: t.unopened }];
const partnerViews: typeof views = [
  { value: 'all', label: t.newest },
  { value: 'folders', label: t.folders },
  { value: 'favorites', label: t.favorites },
];

/** The library for browsing: folders, or all resources with facets. */
export function LibraryView({ isCompany, address, empty, missing, folderActions }: LibraryViewProps) {
  const usual = isCompany ? 'folders' : 'all';
  const [state, change] = useLibraryState(usual);
  const { library, isTree } = useLibrary(state);
  const search = useRef(null);
  const narrow = useNarrow();
  const setView = (view: View) =>
    change({
      view: (view === 'all' || view === 'folders') && view !== usual ? view : undefined,
      only: ['favorites', 'recent', 'unopened'].includes(view) ? view : undefined,
      folder: undefined,
    });
  return (
    <>
      <div className={css.toolbar}>
        <SearchBox inputRef={search} value={state.q} label={t.search} onChange={(q) => change({ q: q || undefined })} />
        <Segments
          label={t.viewLabel}
          value={state.view}
          onChange={setView}
          options={isCompany ? companyViews : partnerViews}
        />
      </div>
      <Loaded query={library}>
        {({ rows, total, facets, folders }) => {
          const below = folders.filter(({ parent_id }) => parent_id === state.folder);
          const isBlank = total === 0 && folders.length === 0 && !hasFilters(state) && state.view === usual;
          if (isBlank) return empty;
          const hasFacets = !isTree && (isCompany || total > PAGE || hasFilters(state));
          const isNothing = rows.length === 0 && !(isTree && below.length > 0);
          return (
            <div className={css.library} data-tree={isTree || !hasFacets || undefined}>
              {hasFacets && (
                <aside aria-label={t.filters}>
                  {narrow ? (
                    <details>
                      <summary>{t.filters}</summary>
                      <Facets facets={facets} state={state} onChange={change} />
                    </details>
                  ) : (
                    <Facets facets={facets} state={state} onChange={change} />
                  )}
                </aside>
              )}
              <div className={css.found}>
                {isTree ? (
                  <FolderBrowser
                    folders={folders}
                    folder={state.folder}
                    onOpen={(folder) => change({ folder: folder ?? undefined })}
                    actions={state.folder && folderActions?.(state.folder)}
                  />
                ) : (
                  <div className={css.count}>
                    <span role="status">{t.textTotal(total)}</span>
                    <Sort state={state.sort} isSearch={state.q !== ''} onChange={(sort) => change({ sort })} />
                  </div>
                )}
                {isNothing ? (
                  <EmptyState
                    icon={isTree ? Library : SearchX}
                    title={isTree ? t.emptyFolder : t.nothingFound}
                    actions={missing}
                  >
                    {isTree ? isCompany && t.emptyFolderText : isCompany ? t.nothingFoundText : t.missing}
                  </EmptyState>
                ) : (
                  <div className={css.cards}>
                    {rows.map((row) => (
                      <ResourceCard key={row.id} row={row} to={address(row.id)} isCompany={isCompany} />
                    ))}
                  </div>
                )}
                {rows.length < total && rows.length < 100 && (
                  <div className={css.more}>
                    <Button loading={library.isFetching} onClick={() => change({ shown: state.shown + PAGE })}>
                      {t.more}
                    </Button>
                  </div>
                )}
              </div>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function Sort({
  state,
  isSearch,
  onChange,
}: {
  state: string | null;
  isSearch: boolean;
  onChange: (sort: string | undefined) => void;
}) {
  const usual = isSearch ? 'best' : 'newest';
  const options = [
    ...(isSearch ? [{ value: 'best', label: t.best }] : []),
    { value: 'newest', label: t.newest },
    { value: 'name', label: t.byName },
  ];
  return (
    <Select
      aria-label={t.sort}
      size="small"
      value={state ?? usual}
      options={options}
      onChange={(value: string) => onChange(value === usual ? undefined : value)}
      style={{ width: 130 }}
    />
  );
}
