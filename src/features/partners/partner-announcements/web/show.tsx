import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { Suspense, useState } from 'react';
import { ReachSummary } from '#features/partners/audiences/web/index.tsx';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatInstant } from '#web/region.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session.tsx';
import { announcementStatuses, type PartnerAnnouncement } from '../schema.ts';
import { AnnouncementAlert } from './AnnouncementAlert.tsx';
import { reachAddress } from './edit.tsx';
import { texts as t } from './texts.ts';

const labels = {
  title: 'the title',
  body: 'the text',
  status: 'the status',
  starts_at: 'the start',
  ends_at: 'the end',
  audience_id: 'the audience',
};

export default function AnnouncementShow() {
  const row = useOne<PartnerAnnouncement>('partner_announcements', useParam('id'));
  return <Loaded query={row}>{(found) => <Screen row={found} />}</Loaded>;
}

type Step = 'send' | 'end';

function Screen({ row }: { row: PartnerAnnouncement }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('partner_announcements', 'manage') && !row.archived_at;
  const [dialog, setDialog] = useState<Step | null>(null);
  const removeLater = useRemoveWithUndo('partner_announcements');
  const move = useWrite<Step, PartnerAnnouncement>('partner_announcements', (step) =>
    api(`partner_announcements/${row.id}/${step}`, { method: 'POST', body: {} }),
  );
  const status = announcementStatuses.find(({ value }) => value === row.status)!;
  const isOpen = row.status === 'draft' || row.status === 'scheduled';
  const isLater = row.starts_at !== null && Date.parse(row.starts_at) > Date.now();
  const send = isLater ? t.schedule : t.send;
  const ways = [row.shows_banner && t.banner, row.rings_bell && t.bell, row.sends_email && t.email].filter(Boolean);
  return (
    <>
      <DetailPage
        record={{ resource: 'partner_announcements', id: row.id }}
        name={row.title}
        status={
          <StatusTag tone={row.archived_at ? 'gray' : status.tone}>
            {row.archived_at ? 'Archived' : status.label}
          </StatusTag>
        }
        actions={
          mayManage && (
            <>
              {isOpen && (
                <Button onClick={() => navigate({ to: `/partners/announcements/edit/${row.id}` })}>{t.edit}</Button>
              )}
              {row.status === 'draft' && (
                <Button type="primary" onClick={() => setDialog('send')}>
                  {send}
                </Button>
              )}
            </>
          )
        }
        menu={
          mayManage
            ? [
                row.status === 'active' || row.status === 'scheduled'
                  ? { key: 'end', label: `${t.end}…`, danger: true, onClick: () => setDialog('end') }
                  : {
                      key: 'archive',
                      label: t.archive,
                      danger: true,
                      onClick: () => {
                        navigate({ to: '/partners/announcements' });
                        removeLater(row.id, t.archived(row.title));
                      },
                    },
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
      {dialog === 'send' && (
        <ActionDialog<object>
          title={send}
          action={send}
          text={isLater ? t.scheduleText(formatInstant(row.starts_at!)) : t.sendText}
          onSubmit={() => move.mutateAsync('send')}
          onDone={() => {
            void message.success(isLater ? t.scheduled : t.sent);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        >
          <Suspense>
            <ReachSummary address={reachAddress(row.audience_id)} />
          </Suspense>
        </ActionDialog>
      )}
      {dialog === 'end' && (
        <ActionDialog<object>
          title={t.end}
          action={t.end}
          danger
          text={t.endText}
          onSubmit={() => move.mutateAsync('end')}
          onDone={() => {
            void message.success(t.ended);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function shown(_field: string, value: unknown): string {
  return announcementStatuses.find((option) => option.value === value)?.label ?? String(value ?? '');
}
