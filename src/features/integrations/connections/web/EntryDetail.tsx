import { Button } from 'antd';
import { useState } from 'react';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useCan } from '#web/session/session.tsx';
import type { Catalog, CatalogEntry, Connection } from '../schema.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import css from './connections.module.css';
import { SystemLogo } from './SystemLogo.tsx';
import { connectionStateOf, liveOf, tones } from './status.ts';
import { texts as t } from './texts.ts';

interface EntryDetailProps {
  entry: CatalogEntry;
  catalog: Catalog;
}

/** One system: what it does and needs, its connections, and the form to connect it. */
export function EntryDetail({ entry, catalog }: EntryDetailProps) {
  const mayManage = useCan('connections', 'manage');
  const [form, setForm] = useState<Connection | 'new' | null>(null);
  const { screen, connections, name } = entry;
  const live = liveOf(entry);
  const again = form === 'new' ? null : form;
  const isFirst = connections.length === 0 && !screen && mayManage;
  return (
    <>
      <div className={css.intro}>
        <SystemLogo system={entry} />
        <p>{entry.summary}</p>
      </div>
      {screen && (
        <div className={css.section}>
          <ScreenState entry={entry} />
          <Link to={screen.to}>
            <Button type={screen.is_connected ? 'default' : 'primary'}>{t.openScreen}</Button>
          </Link>
        </div>
      )}
      {connections.length > 0 && (
        <section className={css.section}>
          <h2>{t.connections}</h2>
          {connections.map((connection) => (
            <ConnectionPanel
              key={connection.id}
              connection={connection}
              entry={entry}
              mayManage={mayManage}
              onReconnect={() => setForm(connection)}
            />
          ))}
          {entry.home && live.length > 0 && (
            <Link to={entry.home}>
              <Button type="primary">{t.openHome(name)}</Button>
            </Link>
          )}
          {mayManage && form === null && (
            <Button type={live.length === 0 ? 'primary' : 'default'} onClick={() => setForm('new')}>
              {t.another}
            </Button>
          )}
        </section>
      )}
      {(form !== null || isFirst) && (
        <section className={css.section}>
          <h2>{again ? t.again(again.name) : t.connect(name)}</h2>
          <ConnectForm
            key={again?.id ?? 'new'}
            entry={entry}
            catalog={catalog}
            connection={again}
            onDone={() => setForm(null)}
          />
        </section>
      )}
      {connections.length === 0 && !screen && !mayManage && <p className={css.section}>{t.cannot}</p>}
      <Lines title={t.does} lines={entry.does} />
      <Lines title={t.needs} lines={entry.needs} />
      <Lines title={t.permissions} lines={entry.scopes} />
    </>
  );
}

function ScreenState({ entry }: { entry: CatalogEntry }) {
  const state = connectionStateOf(entry);
  if (!state) return null;
  return (
    <p style={{ marginBottom: 8 }}>
      <StatusTag tone={tones[state.status]}>{t.statuses[state.status]}</StatusTag>{' '}
      {state.detail && <span className="meta">{state.detail}</span>}
    </p>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
