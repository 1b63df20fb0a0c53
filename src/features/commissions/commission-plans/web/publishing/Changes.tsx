import { useQuery } from '@tanstack/react-query';
import { sayable } from '#shared/text/labels.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import type { PlanChange } from '../../responses.ts';
import css from '../editor/PlanEditor.module.css';
import { texts } from './texts.ts';

const kinds = sayable({
  added: { label: 'Added', tone: 'green' },
  removed: { label: 'Removed', tone: 'red' },
  changed: { label: 'Changed', tone: 'amber' },
} as const);

/** The changes of a version against the previous or another version. */
export function Changes({ version_id, since }: { version_id: string; since?: string }) {
  const changes = useQuery({
    queryKey: ['plan_versions', 'changes', version_id, since],
    queryFn: ({ signal }) =>
      api<{ since: number | null; changes: PlanChange[] }>(`plan_versions/${version_id}/changes`, {
        query: { since },
        signal,
      }),
  });
  if (changes.error) return <p className={css.error}>{changes.error.message}</p>;
  if (!changes.data) return <p className={css.help}>{texts.comparing}</p>;
  if (changes.data.since === null) return <p className={css.help}>{texts.thisFirstVersion}</p>;
  if (changes.data.changes.length === 0)
    return <p className={css.help}>{texts.noChangesSinceVersion(changes.data.since)}</p>;
  return (
    <div className={css.words}>
      {changes.data.changes.map(({ title, kind, before, after }) => (
        <section key={`${kind} ${title}`}>
          <h3>
            {title} <StatusTag tone={kinds[kind].tone}>{kinds[kind].label}</StatusTag>
          </h3>
          <ul>
            {before.map((text) => (
              <li key={text} className={css.before}>
                {text}
              </li>
            ))}
            {after.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
