import { Alert } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { assignmentStates, type TrackAssignment, trackAssignment } from '../schema.ts';
import { assignmentSteps } from '../steps.schema.ts';
import { ChecklistView } from './ChecklistView.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { texts as t } from './texts.ts';
import { changedByTracks } from './useTracks.ts';

export default function AssignmentShow() {
  return <Record noun={trackAssignment}>{(row) => <AssignmentScreen row={row} />}</Record>;
}

function AssignmentScreen({ row }: { row: TrackAssignment }) {
  const { mode } = useSession();
  const mayManage = useCan('track_assignments', 'manage');
  const mayOwn = useCan('tracks', 'manage');
  const isCompany = mode === 'company';
  const manages = mayManage && (isCompany || (row.is_internal && mayOwn));
  const status = assignmentStates.find(({ value }) => value === row.status)!;
  const runs = row.status === 'assigned' || row.status === 'in_progress';
  const isOutdated = !!row.newest_version && row.newest_version > row.version;
  const steps = useSteps(assignmentSteps, row, {
    also: changedByTracks,
    special: { cancel: { hidden: !manages }, migrate: { hidden: !manages || !isOutdated } },
  });
  return (
    <RecordPage
      noun={trackAssignment}
      row={row}
      editable={false}
      name={isCompany ? `${row.partner_name}: ${row.track_name}` : row.track_name}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      subtitle={row.user_name ?? undefined}
      // The buttons decide about the proposed tier, and stand beside it.
      steps={{ ...steps, buttons: null }}
      tabs={[
        {
          key: 'steps',
          label: t.steps,
          content: (
            <>
              <ProgressBar of={row} label={row.track_name} />
              {isCompany && row.proposed_tier_name && (
                <Alert style={{ marginBottom: 16 }} title={t.proposal(row.proposed_tier_name)} action={steps.buttons} />
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
      ]}
      rail={
        <Facts
          title={t.track}
          rows={[
            ...(isCompany
              ? ([
                  [
                    t.partner,
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
            [t.stage, row.stage_name],
            [t.started, <DateText key="s" value={row.starts_on} />],
            [t.due, row.due_on && <DateText key="d" value={row.due_on} />],
            [t.lastProgress, <DateText key="l" value={row.last_progress_at} as="relative" />],
            [t.completed, row.completed_at && <DateText key="c" value={row.completed_at} as="relative" />],
            [t.version, isCompany ? row.version : null],
            [t.reason, row.cancel_reason],
          ]}
        />
      }
    />
  );
}
