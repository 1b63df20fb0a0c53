import { Alert, App, Button, Flex } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatNumber } from '#web/region.ts';
import { downloadFile } from '#web/requests/download.ts';
import type { DateOrder, ImportReport, ImportTarget } from '../schema.ts';
import { FirstRows } from './FirstRows.tsx';
import { MixedDates } from './MixedDates.tsx';
import { type Fix, Problems } from './Problems.tsx';
import { texts } from './texts.ts';
import { importLabel, inOrder } from './useTargets.ts';

const outcomes = ['created', 'updated', 'unchanged', 'skipped', 'refused'] as const;

/** The changes the import will make or has made. */
export function Report({
  id,
  report,
  targets,
  isDone,
  onFix,
  onDateOrder,
}: {
  id: string;
  report: ImportReport;
  targets: readonly ImportTarget[];
  isDone: boolean;
  /** Corrects cells of refused rows and checks again; left out if the import cannot change any more. */
  onFix?: (fixes: readonly Fix[]) => void;
  onDateOrder?: (file: string, field: string, order: DateOrder) => void;
}) {
  const { message } = App.useApp();
  const { deals } = report;
  const kinds = inOrder(targets, Object.keys(report.counts));
  const refusedFiles = Object.entries(report.refused_by_file ?? {});
  const download = (file: string) =>
    downloadFile(`imports/${id}/refused.csv`, { file }).catch((error: Error) => void message.error(error.message));
  return (
    <Card title={isDone ? texts.importResults : texts.preview}>
      <Flex vertical gap={16}>
        <ScrollTable label={texts.rowsByResult}>
          <thead>
            <tr>
              <th scope="col">{texts.rows}</th>
              {outcomes.map((outcome) => (
                <th key={outcome} scope="col" data-figure>
                  {outcome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((key) => (
              <tr key={key}>
                <th scope="row">{importLabel(targets, key)}</th>
                {outcomes.map((outcome) => (
                  <td
                    key={outcome}
                    data-figure
                    style={{
                      color: outcome === 'refused' && report.counts[key]!.refused > 0 ? 'var(--red)' : undefined,
                    }}
                  >
                    {formatNumber(report.counts[key]![outcome])}
                  </td>
                ))}
              </tr>
            ))}
            {Object.entries(report.alongside).map(([key, count]) => (
              <tr key={key}>
                <th scope="row">{texts.addedAutomatically(importLabel(targets, key))}</th>
                <td data-figure>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
        {!isDone && report.preview && <FirstRows rows={report.preview} />}
        {report.counts.opportunities && (
          <Flex wrap gap={24}>
            {Object.entries(deals.by_stage).map(([stage, count]) => (
              <Figure key={stage} label={stage} value={formatNumber(count)} />
            ))}
            <Figure label={texts.totalWon} value={moneyText(deals.won_minor, deals.currency)} />
          </Flex>
        )}
        {onDateOrder &&
          report.mixed_dates?.map((mixed) => (
            <MixedDates key={`${mixed.file} ${mixed.field}`} mixed={mixed} onChoose={onDateOrder} />
          ))}
        {report.notices.map((notice) => (
          <Alert key={notice} type="info" showIcon title={notice} />
        ))}
        {report.problem_count > 0 && (
          <Flex vertical gap={8}>
            <Flex align="center" gap={12} wrap>
              <strong>
                {texts.refusedProblemCount(
                  report.problem_count === 1 ? texts.oneRowIs : texts.rowsAre(formatNumber(report.problem_count)),
                )}
              </strong>
              {refusedFiles.map(([file, count]) => (
                <Button key={file} size="small" onClick={() => void download(file)}>
                  {refusedFiles.length === 1
                    ? texts.downloadWithReasons
                    : texts.downloadFrom(formatNumber(count), file)}
                </Button>
              ))}
            </Flex>
            <Problems report={report} onFix={onFix} />
          </Flex>
        )}
      </Flex>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Flex vertical>
      <span className="meta">{label}</span>
      <span className="figures" style={{ fontSize: 20, fontWeight: 600 }}>
        {value}
      </span>
    </Flex>
  );
}
