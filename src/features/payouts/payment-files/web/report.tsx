import { useQuery } from '@tanstack/react-query';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { apiRows } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { type PaymentReport, type PaymentReportLine, reportKindOptions } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function Report() {
  const report = useOne<PaymentReport>('payment_reports', useParam('id'));
  return <Loaded query={report}>{(row) => <ReportScreen report={row} />}</Loaded>;
}

/** A status file, with the effect of each line on its payment. */
function ReportScreen({ report }: { report: PaymentReport }) {
  const lines = useQuery({
    queryKey: ['payment_report_lines', report.id],
    queryFn: ({ signal }) => apiRows<PaymentReportLine>(`payment_reports/${report.id}/lines`, { signal }),
  });
  return (
    <DetailPage
      record={{ resource: 'payment_reports', id: report.id }}
      name={report.file_name}
      subtitle={
        <>
          <span>{reportKindOptions.find(({ value }) => value === report.kind)?.label}</span>
          <span>
            {t.imported(
              <DateText value={report.created_at} as="instant" />,
              report.created_by_name && t.by(report.created_by_name),
            )}
          </span>
          <span>{t.unknownToReview(report.applied_count, report.unknown_count, report.refused_count)}</span>
        </>
      }
      tabs={[
        {
          key: 'lines',
          label: t.lines,
          count: report.line_count,
          content: <Loaded query={lines}>{(rows) => <Lines rows={rows} />}</Loaded>,
        },
      ]}
    />
  );
}

const tones = { applied: 'green', unchanged: 'gray', unknown: 'amber', refused: 'red' } as const;

function Lines({ rows }: { rows: readonly PaymentReportLine[] }) {
  return (
    <ScrollTable label={t.lines}>
      <thead>
        <tr>
          <th scope="col">{t.payment}</th>
          <th scope="col">{t.status}</th>
          <th scope="col">{t.result}</th>
          <th scope="col" data-figure>
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <tr key={line.line_no}>
            <th scope="row">
              {line.batch_id ? (
                <Link to={`/commissions/payouts/edit/${line.batch_id}`}>{line.partner_name}</Link>
              ) : (
                <code>{line.reference || '–'}</code>
              )}
              {line.statement_no && <div className="meta">{line.statement_no}</div>}
            </th>
            <td>
              {t.outcomes[line.outcome]}
              <div className="meta">{[line.code, line.detail].filter(Boolean).join(': ')}</div>
            </td>
            <td>
              <StatusTag tone={tones[line.result]}>{t.results[line.result]}</StatusTag>
              <div className="meta">{line.note ?? (line.result === 'unknown' ? t.unknownNote : '')}</div>
            </td>
            <td data-figure>
              {line.amount_minor !== null && line.currency && (
                <Money minor={line.amount_minor} currency={line.currency} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
