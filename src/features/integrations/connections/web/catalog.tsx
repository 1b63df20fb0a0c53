import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Blocks from 'lucide-react/icons/blocks';
import { useState } from 'react';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { api } from '#web/requests/api.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useDrawer } from '#web/resource/form/useDrawer.ts';
import { SearchBox } from '#web/resource/list/SearchBox.tsx';
import type { Catalog, CatalogEntry } from '../schema.ts';
import BrokenConnections from './BrokenConnections.tsx';
import css from './connections.module.css';
import { EntryCard } from './EntryCard.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { Requests } from './Requests.tsx';
import { byCategory, connectionsMatching } from './status.ts';
import { texts as t } from './texts.ts';

/** The systems that can be connected, with the state of each. The drawer of one is part of the address. */
export default function CatalogScreen() {
  const [drawer, setDrawer] = useDrawer();
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: ['connections', 'catalog'],
    queryFn: ({ signal }) => api<Catalog>('connections/catalog', { signal }),
  });
  return (
    <>
      <PageHeader title={t.title} />
      <BrokenConnections />
      <Loaded query={query}>
        {(catalog) => {
          const found = byCategory(connectionsMatching(catalog.entries, search));
          const open = entryOf(catalog, drawer);
          return (
            <>
              <div className={css.search}>
                <SearchBox inputRef={null} value={search} label={t.search} onChange={setSearch} />
              </div>
              {found.map(([category, entries]) => (
                <section key={category} className={css.group}>
                  <h2>{t.categories[category]}</h2>
                  <div className={css.grid}>
                    {entries.map((entry) => (
                      <EntryCard key={entry.key} entry={entry} onOpen={() => setDrawer(entry.key)} />
                    ))}
                  </div>
                </section>
              ))}
              {found.length === 0 && (
                <EmptyState
                  icon={Blocks}
                  title={t.noMatch}
                  actions={<Button onClick={() => setSearch('')}>{t.showAll}</Button>}
                >
                  {t.noMatchText}
                </EmptyState>
              )}
              <Requests requests={catalog.requests} />
              <FormDrawer open={open !== undefined} title={open?.name ?? ''} onClose={() => setDrawer(null)}>
                {open && <EntryDetail key={open.key} entry={open} catalog={catalog} />}
              </FormDrawer>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** The address names a system, or one of its connections. */
function entryOf({ entries }: Catalog, drawer: string | null): CatalogEntry | undefined {
  if (drawer === null) return undefined;
  return entries.find(({ key, connections }) => key === drawer || connections.some(({ id }) => id === drawer));
}
