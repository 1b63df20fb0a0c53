import { App, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatBytes, formatNumber } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { plural } from '#web/texts.ts';
import type { Health } from '../schema.ts';
import css from './HealthCards.module.css';

const ageText = (seconds: number): string =>
  seconds === 0
    ? 'None'
    : seconds < 120
      ? plural(seconds, 'second', 'seconds')
      : plural(Math.round(seconds / 60), 'minute', 'minutes');

export function HealthCards({ health }: { health: Health }) {
  const { backlog, database, files, jobs, mails, sessions } = health;
  return (
    <div className={css.cards}>
      <Card title="This process">
        <Facts
          rows={[
            ['Started', <DateText key="started" value={health.started_at} as="relative" />],
            ['Node', health.node],
            ['Memory', formatBytes(health.memory_bytes)],
            ['Jobs and schedules', health.runs_jobs ? 'Run by this server process' : 'Run by another process'],
            ['Email', health.delivers_mail ? 'Delivered' : 'Kept in the outbox'],
          ]}
        />
      </Card>
      <Card title="Database">
        <Facts
          rows={[
            ['PostgreSQL', database.version],
            ['Size', formatBytes(database.size_bytes)],
            ['Connections', `${database.connections} of ${database.max_connections}`],
            ['Open sessions', `${formatNumber(sessions.open)} of ${plural(sessions.people, 'person', 'people')}`],
            ['Active in the last hour', formatNumber(sessions.seen_last_hour)],
          ]}
        />
      </Card>
      <Card title="Files">
        <Facts
          rows={[
            ['Stored in', files.place],
            ...(files.former_place ? [['Also read from', files.former_place] as [string, string]] : []),
            ['State', files.problem ?? 'Available'],
          ]}
        />
      </Card>
      <Card title="Jobs and email">
        <Facts
          rows={[
            ['Oldest job due', ageText(backlog.oldest_job)],
            ['Oldest event not delivered', ageText(backlog.oldest_event)],
            ['Late schedules', backlog.late_schedules.map(({ schedule }) => schedule).join(', ') || 'None'],
            ...(backlog.is_stuck ? [['Workers', 'Take no jobs although work is due'] as [string, string]] : []),
            ['Jobs waiting', formatNumber(jobs.waiting ?? 0)],
            ['Running', formatNumber(jobs.running ?? 0)],
            ['Scheduled', formatNumber(jobs.scheduled ?? 0)],
            ['Retrying', formatNumber(jobs.retrying ?? 0)],
            ['Failed', formatNumber(jobs.failed ?? 0)],
            ['Emails waiting', formatNumber(mails.queued ?? 0)],
            ['Emails sent', formatNumber(mails.sent ?? 0)],
            ['Emails failed', formatNumber(mails.failed ?? 0)],
          ]}
        />
      </Card>
      <Card title="Live connections">
        {health.streams.length === 0 ? (
          <p className="meta">No one is connected to this process.</p>
        ) : (
          <Facts rows={health.streams.map(({ company, connections }) => [company, formatNumber(connections)])} />
        )}
      </Card>
      <Caches caches={health.caches} />
      <Card title="Largest tables">
        <ScrollTable label="Largest tables">
          <thead>
            <tr>
              <th scope="col">Table</th>
              <th scope="col" data-figure>
                Size
              </th>
              <th scope="col" data-figure>
                Rows (estimate)
              </th>
            </tr>
          </thead>
          <tbody>
            {database.largest.map(({ name, bytes, rows }) => (
              <tr key={name}>
                <td>{name}</td>
                <td data-figure>{formatBytes(bytes)}</td>
                <td data-figure>{formatNumber(rows)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </Card>
      <Card title="Migrations">
        <ScrollTable label="Migrations">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Applied</th>
            </tr>
          </thead>
          <tbody>
            {health.migrations.slice(0, 10).map(({ name, applied_at }) => (
              <tr key={name}>
                <td style={{ overflowWrap: 'anywhere' }}>{name.replace(/\.sql$/, '')}</td>
                <td data-tight>
                  <DateText value={applied_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
        {health.migrations.length > 10 && (
          <p className="meta" style={{ marginTop: 8 }}>
            and {health.migrations.length - 10} earlier
          </p>
        )}
      </Card>
    </div>
  );
}

function Caches({ caches }: { caches: Health['caches'] }) {
  const { message } = App.useApp();
  const clear = useWrite<string, void>('debug', (key) =>
    api(`debug/caches/${key}/clear`, { method: 'POST', body: {} }),
  );
  return (
    <Card title="Caches">
      <div style={{ display: 'grid', gap: 12 }}>
        {caches.map(({ key, label, entries }) => (
          <div key={key} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <div style={{ flex: 1 }}>
              {label}
              <div className="meta">{plural(entries, 'entry', 'entries')} in this process</div>
            </div>
            <Button
              size="small"
              aria-label={`Clear cache: ${label}`}
              onClick={() =>
                clear.mutateAsync(key).then(
                  () => void message.success('Cache cleared in every process'),
                  (error: Error) => void message.error(error.message),
                )
              }
            >
              Clear cache
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
}
