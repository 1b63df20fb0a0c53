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
import { plural } from '#web/texts.ts';
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
            Imported <DateText value={report.created_at} as="instant" />
            {report.created_by_name && ` by ${report.created_by_name}`}
          </span>
          <span>
            {plural(report.applied_count, 'line applied', 'lines applied')}, {report.unknown_count} unknown,{' '}
            {report.refused_count} to review
          </span>
        </>
      }
      tabs={[
        {
          key: 'lines',
          label: 'Lines',
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
    <ScrollTable label="Lines">
      <thead>
        <tr>
          <th scope="col">Payment</th>
          <th scope="col">Status</th>
          <th scope="col">Result</th>
          <th scope="col" data-figure>
            Amount
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
