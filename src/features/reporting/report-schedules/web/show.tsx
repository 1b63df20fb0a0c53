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
  const sendNow = () => send.mutateAsync().then(() => message.success(`${row.name} is being sent`), say);
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
          {row.archived_at ? 'Archived' : scheduleLabel(statusOptions, row.status)}
        </StatusTag>
      }
      subtitle={
        <>
          <span>{roleWordsOf(row.object).label}</span>
          {row.question && row.saved_view_id && (
            <Link to={`/reports/show/${row.saved_view_id}`}>{row.saved_view_name ?? 'Saved report'}</Link>
          )}
          <span>{timingSentence(row.timing)}</span>
          <span>{recipientsText(row.recipients)}</span>
        </>
      }
      band={
        row.follows_view &&
        !row.saved_view_id && (
          <Alert
            type="warning"
            showIcon
            title="The saved view or report of this report was deleted, so it is not sent. Edit the report to choose what it shows."
          />
        )
      }
      actions={
        mayChange && (
          <>
            <Button icon={<Pencil size={16} />} onClick={() => navigate({ to: `/report-schedules/edit/${row.id}` })}>
              Edit report
            </Button>
            <Button type="primary" icon={<Send size={16} />} loading={send.isPending} onClick={sendNow}>
              Send now
            </Button>
          </>
        )
      }
      menu={
        mayChange
          ? [
              { key: 'turn', label: isActive ? 'Pause report' : 'Resume report', onClick: () => void turn() },
              { key: 'archive', label: 'Archive report', danger: true, onClick: archive },
            ]
          : []
      }
      tabs={[
        {
          key: 'history',
          label: 'History',
          content: (
            <Card>
              <History schedule={row} mayChange={mayChange} />
            </Card>
          ),
        },
        { key: 'report', label: 'Report', content: <Now row={row} /> },
        {
          key: 'changes',
          label: 'Changes',
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
      <Card title="Current data">
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
    <Card title="Current data">
      <Loaded query={preview}>{(paper) => <PaperView paper={paper} />}</Loaded>
    </Card>
  );
}

function Rail({ row, mayManage }: { row: ReportSchedule; mayManage: boolean }) {
  return (
    <>
      <Facts
        title="Schedule"
        rows={[
          ['Next run', row.next_run_at && <DateText key="next" value={row.next_run_at} as="instant" />],
          ['Time zone', row.timezone.replaceAll('_', ' ')],
          ['Format', scheduleLabel(formatOptions, row.format)],
          ['Delivery', row.format === 'inline' ? null : row.delivery === 'link' ? 'Link' : 'Attachment'],
          ['Empty reports', row.only_if_rows ? 'Not sent' : 'Sent'],
          ['Subject', row.subject],
          [
            'Saved view',
            row.follows_view && (row.saved_view_id ? (row.saved_view_name ?? 'A private view') : 'Deleted'),
          ],
          ['Owner', row.owner_name],
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
    <Card title="Recipients">
      <ul className={css.readers}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two who left are called the same
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}
