import { useQuery } from '@tanstack/react-query';
import { App, Button, Form } from 'antd';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { ReportDecision, ReportedMatch } from '../mapping.schema.ts';
import css from './mapping.module.css';
import { decisionOptions, texts as t } from './texts.ts';
import { useMappingWrite } from './useMapping.ts';

/** The matches that either side reported as wrong, with the answer of the other side. */
export default function Reports() {
  const [answered, setAnswered] = useState<ReportedMatch | null>(null);
  const query = useQuery({
    queryKey: ['account_mapping', 'reports'],
    queryFn: ({ signal }) => api<ReportedMatch[]>('account_mapping/reports', { method: 'POST', body: {}, signal }),
  });
  return (
    <>
      <PageHeader title={t.reports} />
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={CircleCheck} title={t.reportsEmpty}>
              {t.reportsEmptyText}
            </EmptyState>
          ) : (
            <Card title={t.reportsText}>
              <ReportTable rows={rows} onAnswer={setAnswered} />
            </Card>
          )
        }
      </Loaded>
      {answered && <AnswerDialog report={answered} onClose={() => setAnswered(null)} />}
    </>
  );
}

function ReportTable({ rows, onAnswer }: { rows: ReportedMatch[]; onAnswer: (row: ReportedMatch) => void }) {
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('mapping_populations', 'manage');
  return (
    <ScrollTable label={t.reports}>
      <thead>
        <tr>
          <th>{t.yours}</th>
          <th>{t.theirs}</th>
          {isCompany && <th>{t.partner}</th>}
          <th>{t.reason}</th>
          <th>{t.reportedBy}</th>
          <th>{t.answer}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <div className={css.cell}>
                <span>{row.name}</span>
                <span className={css.note}>{t.method[row.method]}</span>
              </div>
            </td>
            <td>{row.other_name ?? <span className={css.note}>{t.hidden}</span>}</td>
            {isCompany && <td>{row.partner_name}</td>}
            <td>{row.report_note}</td>
            <td>
              <div className={css.cell}>
                <span>{row.reported_by_name}</span>
                <span className={css.note}>
                  <DateText value={row.reported_at} as="relative" />
                </span>
              </div>
            </td>
            <td>
              {row.decision ? (
                <div className={css.cell}>
                  <Decision value={row.decision} />
                  {row.decision_note && <span>{row.decision_note}</span>}
                  <span className={css.note}>{row.decided_by_name}</span>
                </div>
              ) : row.is_mine || !mayManage ? (
                <span className={css.note}>{t.waitsForAnswer}</span>
              ) : (
                <Button size="small" aria-label={t.answerReport(row.name)} onClick={() => onAnswer(row)}>
                  {t.answer}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function Decision({ value }: { value: 'wrong' | 'same' }) {
  const { label, tone } = decisionOptions.find((one) => one.value === value)!;
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

/** The report in the words of the side that made it. */
function Reported({ report }: { report: ReportedMatch }) {
  return (
    <>
      <p>
        {t.reportSays(report.reported_by_name)}{' '}
        <strong>
          {report.name} · {report.other_name ?? t.hidden}
        </strong>
      </p>
      {report.report_note && <blockquote>{report.report_note}</blockquote>}
      <p>{t.answerReportText}</p>
    </>
  );
}

function AnswerDialog({ report, onClose }: { report: ReportedMatch; onClose: () => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<ReportDecision>();
  const isSame = Form.useWatch('decision', { form, preserve: true }) === 'same';
  const write = useMappingWrite();
  return (
    <ActionDialog<ReportDecision>
      title={t.answerReport(report.name)}
      action={t.sendAnswer}
      form={form}
      text={<Reported report={report} />}
      initial={{ decision: 'wrong' }}
      onSubmit={(body) => write.mutateAsync({ url: `mapping_matches/${report.id}/decide`, body })}
      onDone={() => {
        void message.success(t.answered);
        onClose();
      }}
      onClose={onClose}
    >
      <OptionField name="decision" label={t.decision} options={decisionOptions} required />
      <LongTextField
        name="note"
        label={isSame ? t.declineReason : t.message}
        {...(isSame && { help: t.sameReason, required: true })}
        max={1000}
      />
    </ActionDialog>
  );
}
