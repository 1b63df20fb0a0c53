import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { Suspense } from 'react';
import { ReachSummary } from '#features/partners/audiences/web/index.tsx';
import { sayableWords } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatInstant } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { announcementStatuses, type PartnerAnnouncement } from '../schema.ts';
import { announcementSteps } from '../steps.schema.ts';
import { AnnouncementAlert } from './AnnouncementAlert.tsx';
import { reachAddress } from './edit.tsx';
import { texts as t } from './texts.ts';

const labels = sayableWords({
  title: 'the title',
  body: 'the text',
  status: 'the status',
  starts_at: 'the start',
  ends_at: 'the end',
  audience_id: 'the audience',
});

export default function AnnouncementShow() {
  const row = useOne<PartnerAnnouncement>('partner_announcements', useParam('id'));
  return <Loaded query={row}>{(announcement) => <Screen row={announcement} />}</Loaded>;
}

function Screen({ row }: { row: PartnerAnnouncement }) {
  const navigate = useNavigate();
  const mayManage = useCan('partner_announcements', 'manage') && !row.archived_at;
  const removeLater = useRemoveWithUndo('partner_announcements');
  const status = announcementStatuses.find(({ value }) => value === row.status)!;
  const isOpen = row.status === 'draft' || row.status === 'scheduled';
  const isLater = row.starts_at !== null && Date.parse(row.starts_at) > Date.now();
  const steps = useSteps(announcementSteps, row, {
    special: {
      send: {
        hidden: row.archived_at !== null,
        dialog: (props) => <SendDialog row={row} later={isLater} {...props} />,
      },
    },
  });
  const ways = [row.shows_banner && t.banner, row.rings_bell && t.bell, row.sends_email && t.email].filter(Boolean);
  return (
    <>
      <DetailPage
        record={{ resource: 'partner_announcements', id: row.id }}
        name={row.title}
        status={
          <StatusTag tone={row.archived_at ? 'gray' : status.tone}>
            {row.archived_at ? t.archivedText : status.label}
          </StatusTag>
        }
        actions={
          mayManage && (
            <>
              {isOpen && (
                <Button onClick={() => navigate({ to: `/partners/announcements/edit/${row.id}` })}>{t.edit}</Button>
              )}
              {steps.buttons}
            </>
          )
        }
        menu={
          mayManage
            ? [
                ...steps.menu,
                ...(row.status === 'active' || row.status === 'scheduled'
                  ? []
                  : [
                      {
                        key: 'archive',
                        label: t.archive,
                        danger: true,
                        onClick: () => {
                          navigate({ to: '/partners/announcements' });
                          removeLater(row.id, t.archived(row.title));
                        },
                      },
                    ]),
              ]
            : undefined
        }
        tabs={[
          {
            key: 'preview',
            label: t.sections.preview,
            content: (
              <>
                <AnnouncementAlert of={row} />
                {isOpen && mayManage && (
                  <Card title={t.whoGetsIt}>
                    <Suspense>
                      <ReachSummary address={reachAddress(row.audience_id)} />
                    </Suspense>
                  </Card>
                )}
              </>
            ),
          },
          {
            key: 'history',
            label: t.history,
            last: true,
            content: <AuditTimeline table="partner_announcements" id={row.id} labels={labels} show={shown} />,
          },
        ]}
        rail={
          <Facts
            title={t.announcement}
            rows={[
              [
                t.audience,
                row.audience_id && (
                  <Link key="a" to={`/audiences/show/${row.audience_id}`}>
                    {row.audience_name ?? ''}
                  </Link>
                ),
              ],
              [t.ways, ways.join(', ')],
              [t.from, row.starts_at && <DateText key="f" value={row.starts_at} />],
              [t.until, row.ends_at && <DateText key="u" value={row.ends_at} />],
              [t.reached, row.sent_at && t.reachedPeople(row.reached_people, row.reached_partners)],
              [t.dismissals, row.sent_at && row.shows_banner && t.closedBy(row.dismissals)],
              [t.author, row.author_name],
            ]}
          />
        }
      />
      {steps.dialog}
    </>
  );
}

interface SendDialogProps {
  row: PartnerAnnouncement;
  /** It starts on a day to come. */
  later: boolean;
  onSubmit: (body: object) => Promise<unknown>;
  onClose: () => void;
}

/** Tells who gets the announcement, and when. */
function SendDialog({ row, later, onSubmit, onClose }: SendDialogProps) {
  const { message } = App.useApp();
  const { label, text, done } = announcementSteps.steps.send;
  return (
    <ActionDialog<object>
      title={later ? t.schedule : label}
      action={later ? t.schedule : label}
      text={later ? t.scheduleText(formatInstant(row.starts_at!)) : text}
      onSubmit={() => onSubmit({})}
      onDone={() => {
        void message.success(later ? t.scheduled : done);
        onClose();
      }}
      onClose={onClose}
    >
      <Suspense>
        <ReachSummary address={reachAddress(row.audience_id)} />
      </Suspense>
    </ActionDialog>
  );
}

function shown(_field: string, value: unknown): string {
  return announcementStatuses.find((option) => option.value === value)?.label ?? String(value ?? '');
}
