import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { assignmentStates, type TrackAssignment, trackAssignment } from '../schema.ts';
import { ChecklistView } from './ChecklistView.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { texts as t } from './texts.ts';
import { useMove } from './useTracks.ts';

const words = changesOf(trackAssignment.fields);

export default function AssignmentShow() {
  const row = useOne<TrackAssignment>('track_assignments', useParam('id'));
  return <Loaded query={row}>{(found) => <Screen row={found} />}</Loaded>;
}

function Screen({ row }: { row: TrackAssignment }) {
  const { message } = App.useApp();
  const { mode } = useSession();
  const [isCanceling, setCanceling] = useState(false);
  const move = useMove('track_assignments');
  const mayManage = useCan('track_assignments', 'manage');
  const mayOwn = useCan('tracks', 'manage');
  const isCompany = mode === 'company';
  const manages = mayManage && (isCompany || (row.is_internal && mayOwn));
  const status = assignmentStates.find(({ value }) => value === row.status)!;
  const runs = row.status === 'assigned' || row.status === 'in_progress';
  const run = (verb: string) =>
    move.mutate(
      { id: row.id, verb },
      { onSuccess: () => void message.success(t.saved), onError: (error) => void message.error(error.message) },
    );
  return (
    <>
      <DetailPage
        record={{ resource: 'track_assignments', id: row.id }}
        name={isCompany ? `${row.partner_name}: ${row.track_name}` : row.track_name}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={row.user_name ?? undefined}
        menu={
          manages && runs
            ? [
                ...(row.newest_version && row.newest_version > row.version
                  ? [{ key: 'migrate', label: t.migrateOne, onClick: () => run('migrate') }]
                  : []),
                { key: 'cancel', label: t.cancel, danger: true, onClick: () => setCanceling(true) },
              ]
            : []
        }
        tabs={[
          {
            key: 'steps',
            label: t.steps,
            content: (
              <>
                <ProgressBar of={row} label={row.track_name} />
                {isCompany && row.proposed_tier_name && (
                  <Alert
                    style={{ marginBottom: 16 }}
                    title={t.proposal(row.proposed_tier_name)}
                    action={
                      manages && (
                        <>
                          <Button size="small" onClick={() => run('decline_tier')}>
                            {t.declineTier}
                          </Button>{' '}
                          <Button size="small" type="primary" onClick={() => run('accept_tier')}>
                            {t.acceptTier}
                          </Button>
                        </>
                      )
                    }
                  />
                )}
                {!isCompany && row.status === 'completed' && (
                  <Alert
                    type="success"
                    style={{ marginBottom: 16 }}
                    title={t.completedTitle}
                    description={t.completedText}
                  />
                )}
                <ChecklistView id={row.id} manages={manages && runs} />
              </>
            ),
          },
          ...(isCompany
            ? [
                {
                  key: 'history',
                  label: 'History',
                  content: <AuditTimeline table="track_assignments" id={row.id} {...words} />,
                  last: true as const,
                },
              ]
            : []),
        ]}
        rail={
          <Facts
            title={t.track}
            rows={[
              ...(isCompany
                ? ([
                    [
                      'Partner',
                      <Link key="p" to={`/partners/show/${row.partner_id}`}>
                        {row.partner_name}
                      </Link>,
                    ],
                    [
                      t.track,
                      <Link key="t" to={`/enablement/tracks/show/${row.track_id}`}>
                        {row.track_name}
                      </Link>,
                    ],
                  ] as [string, React.ReactNode][])
                : []),
              ['Stage', row.stage_name],
              ['Started', <DateText key="s" value={row.starts_on} />],
              [t.due, row.due_on && <DateText key="d" value={row.due_on} />],
              ['Last progress', <DateText key="l" value={row.last_progress_at} as="relative" />],
              ['Completed', row.completed_at && <DateText key="c" value={row.completed_at} as="relative" />],
              [t.version, isCompany ? row.version : null],
              [t.reason, row.cancel_reason],
            ]}
          />
        }
      />
      {isCanceling && (
        <ReasonDialog
          title={t.cancel}
          onSubmit={(reason) => move.mutateAsync({ id: row.id, verb: 'cancel', body: { reason } })}
          onClose={() => setCanceling(false)}
        />
      )}
    </>
  );
}
