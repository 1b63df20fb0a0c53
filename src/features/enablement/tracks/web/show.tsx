import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { sayableWords } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { earliestDays } from '../schedule.ts';
import { stepOrders, type TimeToFirstDeal, type Track, trackStates } from '../schema.ts';
import { trackSteps } from '../steps.schema.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { StuckList, TrackBoard } from './TrackBoard.tsx';
import { texts as t } from './texts.ts';
import { changedByTracks } from './useTracks.ts';

const labels = sayableWords({
  name: 'the name',
  state: 'the status',
  step_order: 'the order of steps',
  due_days: 'the days to complete it',
  stuck_days: 'the days until it is stuck',
  published_version: 'the version',
});

export default function TrackShow() {
  const track = useOne<Track>('tracks', useParam('id'));
  return <Loaded query={track}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: Track }) {
  const navigate = useNavigate();
  const mayManage = useCan('tracks', 'manage');
  const removeLater = useRemoveWithUndo('tracks');
  const steps = useSteps(trackSteps, row, {
    also: changedByTracks,
    special: {
      publish: {
        hidden: row.state === 'published' && !row.has_changes,
        dialog: (ends) => <PublishDialog id={row.id} {...ends} />,
      },
      assign: { dialog: (ends) => <AssignDialog {...ends} /> },
    },
  });
  const state = trackStates.find(({ value }) => value === row.state)!;
  const earliest = earliestDays(row.definition, row.step_order);
  const menu = [
    ...steps.menu,
    ...(row.state !== 'published'
      ? [
          {
            key: 'archive',
            label: t.archive,
            danger: true,
            onClick: () => {
              navigate({ to: '/enablement/tracks' });
              removeLater(row.id, `${row.name} archived`);
            },
          },
        ]
      : []),
  ];
  return (
    <>
      <DetailPage
        record={{ resource: 'tracks', id: row.id }}
        name={row.name}
        status={
          <>
            <StatusTag tone={state.tone}>{state.label}</StatusTag>
            {row.state === 'published' && row.has_changes && <StatusTag tone="amber">{t.unpublishedChanges}</StatusTag>}
          </>
        }
        subtitle={row.description ?? undefined}
        actions={
          mayManage && (
            <>
              <Button onClick={() => navigate({ to: `/enablement/tracks/edit/${row.id}` })}>{t.edit}</Button>
              {steps.buttons}
            </>
          )
        }
        menu={mayManage ? menu : []}
        tabs={[
          { key: 'board', label: t.board, count: row.open_count, content: <TrackBoard track={row} /> },
          {
            key: 'assignments',
            label: t.assignments,
            content: <AssignmentList only={[{ field: 'track_id', operator: 'eq' as const, values: [row.id] }]} />,
          },
          { key: 'stuck', label: t.stuck, content: <StuckList track={row} /> },
          { key: 'first-deal', label: t.firstDeal, content: <FirstDeal id={row.id} /> },
          {
            key: 'history',
            label: t.history,
            content: <AuditTimeline table="tracks" id={row.id} labels={labels} />,
            last: true,
          },
        ]}
        rail={
          <Facts
            title={t.track}
            rows={[
              [t.steps, row.step_count],
              [t.orderOfSteps, stepOrders.find(({ value }) => value === row.step_order)?.label],
              [t.earliestDays, earliest.most > 0 && t.earliestAfter(earliest)],
              [t.audience, row.audience_name],
              [t.inProgress, row.open_count],
              [t.completed, row.completed_count],
              [t.version, row.published_version],
              [t.published, row.published_at && <DateText key="p" value={row.published_at} as="relative" />],
              [t.tagsForPartner, row.reward_tags.join(', ') || null],
              [t.proposedTier, row.reward_tier_name],
              [t.newStatus, row.reward_status_name],
            ]}
          />
        }
      />
      {steps.dialog}
    </>
  );
}

function FirstDeal({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['tracks', 'first_deal', id],
    queryFn: ({ signal }) => api<TimeToFirstDeal>(`tracks/${id}/first_deal`, { signal }),
  });
  return (
    <Loaded query={query}>
      {({ finished, others }) => (
        <>
          <Facts
            title={t.firstDeal}
            rows={(
              [
                [t.finished, finished],
                [t.others, others],
              ] as const
            ).map(([label, { partners, with_deal, median_days }]) => [
              label,
              <span key={label}>
                {median_days === null ? t.notEnough : t.days(median_days)}
                <span className="meta" style={{ display: 'block' }}>
                  {t.withDeal(with_deal, partners)}
                </span>
              </span>,
            ])}
          />
          <p className="meta" style={{ marginTop: 8 }}>
            {t.firstDealHelp}
          </p>
        </>
      )}
    </Loaded>
  );
}
