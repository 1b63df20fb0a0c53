import { useEffect, useRef, useState } from 'react';
import { SiteFrame } from '#web/site/SiteFrame.tsx';
import type { DirectoryPageOf, DirectorySearch, PublicDirectory } from '../public.schema.ts';
import { getPage } from './api.ts';
import css from './directory.module.css';
import { asList, Filters } from './Filters.tsx';
import { MatchForm } from './MatchForm.tsx';
import { Tile } from './Tile.tsx';
import { directoryWords } from './words.ts';

interface Props {
  settings: PublicDirectory;
  page: DirectoryPageOf;
  search: DirectorySearch;
  isEmbedded: boolean;
  formKey: string;
}

const DEBOUNCE_MS = 300;

/** The public list of partners. A form that works without JavaScript; with it, the list follows while typing. */
export function DirectoryPage({ settings, page: first, search: asked, isEmbedded, formKey }: Props) {
  const t = directoryWords(settings.language);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(0);
  const [page, setPage] = useState(first);
  const [search, setSearch] = useState(asked);
  const [isMatching, setMatching] = useState(false);
  const [areFiltersOpen, setFiltersOpen] = useState(false);

  const load = async (wanted: DirectorySearch) => {
    latest.current += 1;
    const turn = latest.current;
    const query = queryOf(wanted);
    const found = await getPage(settings.slug, query).catch(() => null);
    // A later question was asked meanwhile.
    if (!found || turn !== latest.current) return;
    setPage(found);
    setSearch(wanted);
    window.history.replaceState(null, '', `?${isEmbedded ? 'embed&' : ''}${query}`);
  };
  const read = (number?: number): DirectorySearch => {
    const data = new FormData(form.current!);
    const all = (name: string) => data.getAll(name).map(String);
    const sort = data.get('sort');
    return {
      q: String(data.get('q') ?? ''),
      region: all('region'),
      type: all('type'),
      country: all('country'),
      f: all('f'),
      ...(sort && { sort: String(sort) as DirectorySearch['sort'] }),
      ...(number && number > 1 && { page: number }),
    };
  };
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(read()), DEBOUNCE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useHeightForFrame(isEmbedded);

  const filterCount = [search.region, search.type, search.country, search.f].flatMap(asList).length;
  const isFiltered = Boolean(search.q) || filterCount > 0;
  const link = (number: number) => `?${isEmbedded ? 'embed&' : ''}${queryOf({ ...search, page: number })}`;
  const turn = (number: number) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void load(read(number)).then(() => document.getElementById('partners')?.focus());
  };

  return (
    <SiteFrame brand={settings.company} isEmbedded={isEmbedded} width="wide" hasCover>
      <div className={css.head}>
        <h1>{settings.name}</h1>
        <p>{settings.description}</p>
        {settings.has_match_form && (
          <button
            type="button"
            className="site-button"
            aria-expanded={isMatching}
            onClick={() => setMatching(!isMatching)}
          >
            {t.match}
          </button>
        )}
      </div>
      {isMatching && <MatchForm settings={settings} formKey={formKey} t={t} />}
      <form
        ref={form}
        method="get"
        className={css.columns}
        onSubmit={(event) => {
          event.preventDefault();
          clearTimeout(timer.current);
          void load(read());
        }}
        onChange={later}
        onInput={later}
      >
        {isEmbedded && <input type="hidden" name="embed" value="" />}
        <search className={css.bar}>
          <label className={css.grow}>
            <span className={css.hidden}>{t.search}</span>
            <input
              type="search"
              name="q"
              className="site-input"
              placeholder={t.search}
              defaultValue={search.q ?? ''}
              maxLength={200}
              autoComplete="off"
            />
          </label>
          <label className={css.sort}>
            <span className={css.hidden}>{t.sort}</span>
            <select name="sort" className="site-input" defaultValue={search.sort ?? settings.sort_by}>
              {(['featured', 'tier', 'rating', 'fair', 'name'] as const).map((sort) => (
                <option key={sort} value={sort}>
                  {t.sort}: {t.sorts[sort]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="site-button site-button-primary">
            {t.submit}
          </button>
        </search>
        {/* On phones the filters are behind this button; without scripts they are always shown. */}
        <button
          type="button"
          className={`site-button ${css.opener}`}
          aria-expanded={areFiltersOpen}
          aria-controls="filters"
          onClick={() => setFiltersOpen(!areFiltersOpen)}
        >
          {t.filters}
          {filterCount > 0 && ` (${filterCount})`}
        </button>
        <aside id="filters" className={css.filters} aria-label={t.filters} data-open={areFiltersOpen || undefined}>
          <Filters settings={settings} facets={page.facets} search={search} t={t} />
          {isFiltered && (
            <a href={isEmbedded ? '?embed' : '?'} className={css.clear}>
              {t.clear}
            </a>
          )}
        </aside>
        <section className={css.results} aria-labelledby="partners">
          <p id="partners" className={css.total} role="status" tabIndex={-1}>
            {t.found(page.total)}
          </p>
          {page.partners.length === 0 && <p>{t.none}</p>}
          <ul className={`${css.tiles} ${css[settings.tile_size]}`}>
            {page.partners.map((partner) => (
              <Tile key={partner.ID} partner={partner} settings={settings} t={t} />
            ))}
          </ul>
          {page.pages > 1 && (
            <nav className={css.pager} aria-label={t.pageOf(page.page, page.pages)}>
              {page.page > 1 && (
                <a href={link(page.page - 1)} className="site-button" rel="prev" onClick={turn(page.page - 1)}>
                  {t.previous}
                </a>
              )}
              <span>{t.pageOf(page.page, page.pages)}</span>
              {page.page < page.pages && (
                <a href={link(page.page + 1)} className="site-button" rel="next" onClick={turn(page.page + 1)}>
                  {t.next}
                </a>
              )}
            </nav>
          )}
        </section>
      </form>
    </SiteFrame>
  );
}

/** The site around the frame makes it as high as the page. */
function useHeightForFrame(isEmbedded: boolean): void {
  useEffect(() => {
    if (!isEmbedded || window.parent === window) return;
    const tell = () =>
      window.parent.postMessage({ tandemDirectory: true, height: document.documentElement.scrollHeight }, '*');
    const observer = new ResizeObserver(tell);
    observer.observe(document.body);
    tell();
    return () => observer.disconnect();
  }, [isEmbedded]);
}

/** The state of the page as its address. */
function queryOf(search: DirectorySearch): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') query.append(key, String(one));
  }
  return query.toString();
}
