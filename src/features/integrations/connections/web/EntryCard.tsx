import { StatusTag } from '#web/components/StatusTag.tsx';
import type { CatalogEntry } from '../schema.ts';
import css from './connections.module.css';
import { SystemLogo } from './SystemLogo.tsx';
import { connectionStateOf, tones } from './status.ts';
import { texts as t } from './texts.ts';

/** One system in the catalog, with the state of its connections. */
export function EntryCard({ entry, onOpen }: { entry: CatalogEntry; onOpen: () => void }) {
  const state = connectionStateOf(entry);
  return (
    <button type="button" className={css.card} onClick={onOpen}>
      <SystemLogo system={entry} />
      <span className={css.top}>
        <strong>{entry.name}</strong>
        {state && <StatusTag tone={tones[state.status]}>{t.statuses[state.status]}</StatusTag>}
      </span>
      <span className={css.summary}>{entry.summary}</span>
      {state?.detail && <span className={css.detail}>{state.detail}</span>}
    </button>
  );
}
