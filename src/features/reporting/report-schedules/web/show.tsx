import { useNavigate } from '@tanstack/react-router';
import { Alert, App, Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import { Suspense } from 'react';
import { roleWordsOf } from '#features/access/roles/words.ts';
import { ReportAnswer } from '#features/reporting/saved-views/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useAction, useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session/session.tsx';
import type { ReportSchedule } from '../schema.ts';
import { timingSentence } from '../timing.ts';
import { History } from './History.tsx';
import { PaperView } from './PaperView.tsx';
import { questionOf, usePreview } from './Preview.tsx';
import css from './Reports.module.css';
import { texts } from './texts.ts';
import { useAudience } from './useObjects.ts';
import { formatOptions, recipientNames, recipientsText, scheduleLabel, statusOptions } from './words.ts';

export default function ReportShow() {
  const schedule = useOne<ReportSchedule>('report_schedules', useParam('id'));
  return <Loaded query={schedule}>{(row) => <ReportScreen row={row} />}</Loaded>;
}

function ReportScreen({ row }: { row: ReportSchedule }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('report_schedules', 'manage');
  const seesAll = useCan('*', 'manage');
  const mayChange = mayManage && (row.is_mine || seesAll) && row.archived_at === null;
  const send = useAction<void>('report_schedules', () => `report_schedules/${row.id}/run`);
  const update = useUpdate<ReportSchedule>('report_schedules');
  const remove = useRemoveWithUndo('report_schedules');
  const say = (error: Error) => void message.error(error.message);
  const isActive = row.status === 'active';
  const sendNow = () => send.mutateAsync().then(() => message.success(texts.isBeingSent(row.name)), say);
  const turn = () =>
    update
      .mutateAsync({ id: row.id, values: { status: isActive ? 'paused' : 'active' }, row_version: row.row_version })
      .catch(say);
  const archive = () => {
    remove(row.id, `${row.name} archived`);
    void navigate({ to: '/report-schedules' });
  };
  return (
    <DetailPage
      name={row.name}
      status={
        <StatusTag tone={statusOptions.find(({ value }) => value === row.status)?.tone}>
          {row.archived_at ? texts.archived : scheduleLabel(statusOptions, row.status)}
        </StatusTag>
      }
      subtitle={
        <>
          <span>{roleWordsOf(row.object).label}</span>
          {row.question && row.saved_view_id && (
            <Link to={`/reports/show/${row.saved_view_id}`}>{row.saved_view_name ?? texts.savedReport}</Link>
          )}
          <span>{timingSentence(row.timing)}</span>
          <span>{recipientsText(row.recipients)}</span>
        </>
      }
      band={
        row.follows_view &&
        !row.saved_view_id && <Alert type="warning" showIcon title={texts.savedViewOrReportThisReport} />
      }
      actions={
        mayChange && (
          <>
            <Button icon={<Pencil size={16} />} onClick={() => navigate({ to: `/report-schedules/edit/${row.id}` })}>
              {texts.editReport}
            </Button>
            <Button type="primary" icon={<Send size={16} />} loading={send.isPending} onClick={sendNow}>
              {texts.sendNow}
            </Button>
          </>
        )
      }
      menu={
        mayChange
          ? [
              { key: 'turn', label: isActive ? texts.pauseReport : texts.resumeReport, onClick: () => void turn() },
              { key: 'archive', label: texts.archiveReport, danger: true, onClick: archive },
            ]
          : []
      }
      tabs={[
        {
          key: 'history',
          label: texts.history,
          content: (
            <Card>
              <History schedule={row} mayChange={mayChange} />
            </Card>
          ),
        },
        { key: 'report', label: texts.report, content: <Now row={row} /> },
        {
          key: 'changes',
          label: texts.changes,
          content: <AuditTimeline table="report_schedules" id={row.id} labels={{}} />,
        },
      ]}
      rail={<Rail row={row} mayManage={mayManage} />}
    />
  );
}

/** The rows the report currently shows to this reader. */
function Now({ row }: { row: ReportSchedule }) {
  if (row.question)
    return (
      <Card title={texts.currentData}>
        <Suspense fallback={<SkeletonBar height={120} />}>
          <ReportAnswer question={row.question} chart={row.chart ?? 'table'} />
        </Suspense>
      </Card>
    );
  return <NowOfList row={row} />;
}

function NowOfList({ row }: { row: ReportSchedule }) {
  const preview = usePreview(questionOf(row), row.timezone);
  return (
    <Card title={texts.currentData}>
      <Loaded query={preview}>{(paper) => <PaperView paper={paper} />}</Loaded>
    </Card>
  );
}

function Rail({ row, mayManage }: { row: ReportSchedule; mayManage: boolean }) {
  return (
    <>
      <Facts
        title={texts.schedule}
        rows={[
          [texts.nextRun, row.next_run_at && <DateText key="next" value={row.next_run_at} as="instant" />],
          [texts.timeZone, row.timezone.replaceAll('_', ' ')],
          [texts.format, scheduleLabel(formatOptions, row.format)],
          [texts.delivery, row.format === 'inline' ? null : row.delivery === 'link' ? texts.link : texts.attachment],
          [texts.emptyReports, row.only_if_rows ? texts.notSent : texts.sent],
          [texts.subject, row.subject],
          [
            texts.savedView,
            row.follows_view && (row.saved_view_id ? (row.saved_view_name ?? texts.aPrivateView) : texts.deleted),
          ],
          [texts.owner, row.owner_name],
        ]}
      />
      {mayManage && <Readers row={row} />}
    </>
  );
}

function Readers({ row }: { row: ReportSchedule }) {
  const { data } = useAudience();
  if (!data) return null;
  const names = recipientNames(row.recipients, data);
  return (
    <Card title={texts.recipients}>
      <ul className={css.readers}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two who left are called the same
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}
