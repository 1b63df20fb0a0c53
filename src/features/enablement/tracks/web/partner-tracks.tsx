import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Route from 'lucide-react/icons/route';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import { assignmentStates, type TrackAssignmentForPartner, type TrackForPartner, trackStates } from '../schema.ts';
import css from './Checklist.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { texts as t } from './texts.ts';

/** A partner's tracks, and those it creates for its own people. */
export default function PartnerTracks() {
  const navigate = useNavigate();
  const mayManage = useCan('tracks', 'manage');
  const list = useList<TrackAssignmentForPartner>('track_assignments', {
    filters: [{ field: 'status', operator: 'eq' as const, values: ['assigned', 'in_progress', 'completed'] }],
    sort: [{ field: 'starts_on', descending: true }],
    start: 0,
    end: 100,
  });
  return (
    <>
      <PageHeader title={t.title}>
        <Button onClick={() => navigate({ to: '/enablement/partner-tracks/steps' })}>{t.allSteps}</Button>
        {mayManage && (
          <Button onClick={() => navigate({ to: '/enablement/partner-tracks/create' })}>{t.newTrack}</Button>
        )}
      </PageHeader>
      <Loaded query={list}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={Route} title={t.noTracks}>
              {t.emptyPartner}
            </EmptyState>
          ) : (
            <div className={css.cards}>
              {rows.map((row) => (
                <TrackCard key={row.id} row={row} />
              ))}
            </div>
          )
        }
      </Loaded>
      {mayManage && <TeamTracks />}
    </>
  );
}

function TrackCard({ row }: { row: TrackAssignmentForPartner }) {
  const status = assignmentStates.find(({ value }) => value === row.status)!;
  return (
    <Card
      title={row.user_name ? `${row.track_name} · ${row.user_name}` : row.track_name}
      actions={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
    >
      <ProgressBar of={row} label={row.track_name} />
      {row.next_step && (
        <p>
          {row.next_step}
          {row.next_due_on && (
            <span className={row.overdue_count > 0 ? css.late : 'meta'}>
              {' · '}
              {row.overdue_count > 0 ? t.overdue : t.due} <DateText value={row.next_due_on} />
            </span>
          )}
        </p>
      )}
      <Link to={`/enablement/partner-tracks/show/${row.id}`} aria-label={`${t.open}: ${row.track_name}`}>
        {t.open}
      </Link>
    </Card>
  );
}

function TeamTracks() {
  const list = useList<TrackForPartner>('tracks', {
    sort: [{ field: 'name', descending: false }],
    start: 0,
    end: 100,
  });
  return (
    <div style={{ marginTop: 24 }}>
      <Card title={t.teamTracks}>
        <p className="meta">{t.teamText}</p>
        <ul>
          {list.data?.rows.map((row) => {
            const state = trackStates.find(({ value }) => value === row.state)!;
            return (
              <li key={row.id} style={{ display: 'flex', gap: 12, padding: '6px 0' }}>
                <Link to={`/enablement/partner-tracks/edit/${row.id}`}>{row.name}</Link>
                <StatusTag tone={state.tone}>{state.label}</StatusTag>
              </li>
            );
          })}
        </ul>
      </Card>
    </div>
  );
}
