import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiRows } from '#web/requests/api.ts';
import type { Definition } from '../definition.schema.ts';
import type { AutomationVersion } from '../schema.ts';
import css from './automations.module.css';
import { texts as t } from './texts.ts';

interface VersionsProps {
  id: string;
  current: number | null;
  onCopy: ((definition: Definition) => void) | undefined;
}

/** The published versions, newest first. */
export function Versions({ id, current, onCopy }: VersionsProps) {
  const query = useQuery({
    queryKey: ['automations', 'versions', id, current],
    queryFn: ({ signal }) => apiRows<AutomationVersion>(`automations/${id}/versions`, { signal }),
  });
  return (
    <Loaded query={query}>
      {(versions) =>
        versions.length === 0 ? (
          <EmptyState title={t.noVersions} />
        ) : (
          <ul className={css.trial}>
            {versions.map(({ version, name, published_by_name, created_at, definition }) => (
              <li key={version}>
                <div className={css.trialHead}>
                  <b>{t.version(version)}</b>
                  {version === current && <StatusTag tone="green">{t.published.split('.')[0]}</StatusTag>}
                  <span className="meta">
                    {name} · {t.publishedBy(published_by_name)} · <DateText value={created_at} as="relative" />
                  </span>
                  {onCopy && (
                    <Button size="small" onClick={() => onCopy(definition as Definition)}>
                      {t.restoreVersion}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
