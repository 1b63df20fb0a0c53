import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#web/components/Loaded.tsx';
import { api } from '#web/requests/api.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useDrawer } from '#web/resource/form/useDrawer.ts';
import { useCan } from '#web/session/session.tsx';
import type { Catalog, Connection } from '../schema.ts';
import { ConnectForm } from './ConnectForm.tsx';
import css from './connections.module.css';
import { EntryCard } from './EntryCard.tsx';
import { byCategory } from './status.ts';
import { texts as t } from './texts.ts';

interface CrmPickerProps {
  onConnected: (connection: Connection) => void;
  /** The screen to which people return after they signed in at the provider; it gets the connection as `connection`. */
  returnTo: string;
}

/** The CRM systems that can be connected, demo systems apart. Each opens its form. */
export default function CrmPicker({ onConnected, returnTo }: CrmPickerProps) {
  const mayManage = useCan('connections', 'manage');
  const [drawer, setDrawer] = useDrawer();
  const query = useQuery({
    queryKey: ['connections', 'catalog'],
    queryFn: ({ signal }) => api<Catalog>('connections/catalog', { signal }),
    enabled: mayManage,
  });
  if (!mayManage) return <p className="meta">{t.cannot}</p>;
  return (
    <Loaded query={query}>
      {(catalog) => {
        const crms = catalog.entries.filter(({ category }) => category === 'crm');
        const open = crms.find(({ key }) => key === drawer);
        return (
          <>
            {byCategory(crms).map(([category, entries]) => (
              <section key={category} className={css.group}>
                <h2>{t.categories[category]}</h2>
                <div className={css.grid}>
                  {entries.map((entry) => (
                    <EntryCard key={entry.key} entry={entry} onOpen={() => setDrawer(entry.key)} />
                  ))}
                </div>
              </section>
            ))}
            <FormDrawer open={!!open} title={open ? t.connect(open.name) : ''} onClose={() => setDrawer(null)}>
              {open && (
                <>
                  <p className={css.section}>{open.summary}</p>
                  <ConnectForm
                    entry={open}
                    catalog={catalog}
                    connection={null}
                    returnTo={returnTo}
                    onDone={onConnected}
                  />
                </>
              )}
            </FormDrawer>
          </>
        );
      }}
    </Loaded>
  );
}
