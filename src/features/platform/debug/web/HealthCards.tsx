import { App, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatBytes, formatNumber } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Health } from '../schema.ts';
import css from './HealthCards.module.css';
import { texts as ownTexts } from './texts.ts';

const ageText = (seconds: number): string =>
  seconds === 0
    ? ownTexts.none
    : seconds < 120
      ? ownTexts.text(seconds)
      : ownTexts.textSeconds(Math.round(seconds / 60));

export function HealthCards({ health }: { health: Health }) {
  const { backlog, database, files, jobs, mails, sessions } = health;
  return (
    <div className={css.cards}>
      <Card title={ownTexts.thisProcess}>
        <Facts
          rows={[
            [ownTexts.started, <DateText key="started" value={health.started_at} as="relative" />],
            [ownTexts.node, health.node],
            [ownTexts.memory, formatBytes(health.memory_bytes)],
            [
              ownTexts.jobsAndSchedules,
              health.runs_jobs ? ownTexts.runByThisServerProcess : ownTexts.runByAnotherProcess,
            ],
            [ownTexts.email, health.delivers_mail ? ownTexts.delivered : ownTexts.keptInOutbox],
          ]}
        />
      </Card>
      <Card title={ownTexts.database}>
        <Facts
          rows={[
            ['PostgreSQL', database.version],
            [ownTexts.size, formatBytes(database.size_bytes)],
            [ownTexts.connections, `${database.connections} of ${database.max_connections}`],
            [ownTexts.openSessions, `${formatNumber(sessions.open)} of ${ownTexts.textPeople(sessions.people)}`],
            [ownTexts.activeInLastHour, formatNumber(sessions.seen_last_hour)],
          ]}
        />
      </Card>
      <Card title={ownTexts.files}>
        <Facts
          rows={[
            [ownTexts.storedIn, files.place],
            ...(files.former_place ? [[ownTexts.alsoReadFrom, files.former_place] as [string, string]] : []),
            [ownTexts.state, files.problem ?? ownTexts.available],
          ]}
        />
      </Card>
      <Card title={ownTexts.jobsAndEmail}>
        <Facts
          rows={[
            [ownTexts.oldestJobDue, ageText(backlog.oldest_job)],
            [ownTexts.oldestEventNotDelivered, ageText(backlog.oldest_event)],
            [
              ownTexts.lateSchedules,
              backlog.late_schedules.map(({ schedule }) => schedule).join(', ') || ownTexts.none,
            ],
            ...(backlog.is_stuck ? [[ownTexts.workers, ownTexts.takeNoJobsAlthoughWorkDue] as [string, string]] : []),
            [ownTexts.jobsWaiting, formatNumber(jobs.waiting ?? 0)],
            [ownTexts.running, formatNumber(jobs.running ?? 0)],
            [ownTexts.scheduled, formatNumber(jobs.scheduled ?? 0)],
            [ownTexts.retrying, formatNumber(jobs.retrying ?? 0)],
            [ownTexts.failed, formatNumber(jobs.failed ?? 0)],
            [ownTexts.emailsWaiting, formatNumber(mails.queued ?? 0)],
            [ownTexts.emailsSent, formatNumber(mails.sent ?? 0)],
            [ownTexts.emailsFailed, formatNumber(mails.failed ?? 0)],
          ]}
        />
      </Card>
      <Card title={ownTexts.liveConnections}>
        {health.streams.length === 0 ? (
          <p className="meta">{ownTexts.noOneConnectedToThisProcess}</p>
        ) : (
          <Facts rows={health.streams.map(({ company, connections }) => [company, formatNumber(connections)])} />
        )}
      </Card>
      <Caches caches={health.caches} />
      <Card title={ownTexts.largestTables}>
        <ScrollTable label={ownTexts.largestTables}>
          <thead>
            <tr>
              <th scope="col">{ownTexts.table}</th>
              <th scope="col" data-figure>
                {ownTexts.size}
              </th>
              <th scope="col" data-figure>
                {ownTexts.rowsEstimate}
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
      <Card title={ownTexts.migrations}>
        <ScrollTable label={ownTexts.migrations}>
          <thead>
            <tr>
              <th scope="col">{ownTexts.file}</th>
              <th scope="col">{ownTexts.applied}</th>
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
            {ownTexts.andEarlier(health.migrations.length - 10)}
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
    <Card title={ownTexts.caches}>
      <div style={{ display: 'grid', gap: 12 }}>
        {caches.map(({ key, label, entries }) => (
          <div key={key} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <div style={{ flex: 1 }}>
              {label}
              <div className="meta">{ownTexts.inThisProcess(entries)}</div>
            </div>
            <Button
              size="small"
              aria-label={ownTexts.clearCache(label)}
              onClick={() =>
                clear.mutateAsync(key).then(
                  () => void message.success(ownTexts.cacheClearedInEveryProcess),
                  (error: Error) => void message.error(error.message),
                )
              }
            >
              {ownTexts.clearCacheText}
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
}
