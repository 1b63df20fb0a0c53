import { Alert, App, Button, Flex } from 'antd';
import { apiResponse } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { type ImportReport, type TargetKey, targetKeys } from '../schema.ts';
import { targets } from '../targets.ts';

const outcomes = ['created', 'updated', 'unchanged', 'skipped', 'refused'] as const;
const alongsideNames: Record<string, string> = {
  partner_regions: 'Partner regions',
  product_categories: 'Product categories',
};

/** All that will happen, or did. */
export function Report({ id, report, isDone }: { id: string; report: ImportReport; isDone: boolean }) {
  const { message } = App.useApp();
  const { deals } = report;
  const kinds = targetKeys.filter((key) => report.counts[key]);
  const download = async () => {
    const response = await apiResponse(`imports/${id}/refused.csv`);
    const address = URL.createObjectURL(await response.blob());
    Object.assign(document.createElement('a'), { href: address, download: 'refused-rows.csv' }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <Card title={isDone ? 'What was imported' : 'What would happen'}>
      <Flex vertical gap={16}>
        <div style={{ overflowX: 'auto' }}>
          <table style={{ borderSpacing: '16px 6px', marginInline: -16 }}>
            <thead>
              <tr className="meta">
                <th scope="col" style={{ textAlign: 'left' }}>
                  Rows
                </th>
                {outcomes.map((outcome) => (
                  <th key={outcome} scope="col" style={{ textAlign: 'right' }}>
                    {outcome}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map((key: TargetKey) => (
                <tr key={key}>
                  <th scope="row" style={{ textAlign: 'left', fontWeight: 500 }}>
                    {targets[key].label}
                  </th>
                  {outcomes.map((outcome) => (
                    <td
                      key={outcome}
                      className="figures"
                      style={{
                        textAlign: 'right',
                        color: outcome === 'refused' && report.counts[key]!.refused > 0 ? 'var(--red)' : undefined,
                      }}
                    >
                      {report.counts[key]![outcome].toLocaleString()}
                    </td>
                  ))}
                </tr>
              ))}
              {Object.entries(report.alongside).map(([key, count]) => (
                <tr key={key}>
                  <th scope="row" style={{ textAlign: 'left', fontWeight: 500 }}>
                    {alongsideNames[key] ?? key}
                  </th>
                  <td className="figures" style={{ textAlign: 'right' }}>
                    {count.toLocaleString()}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {report.counts.opportunities && (
          <Flex wrap gap={24}>
            {Object.entries(deals.by_stage).map(([stage, count]) => (
              <Figure key={stage} label={stage} value={count.toLocaleString()} />
            ))}
            <Figure label="Won, in all" value={moneyText(deals.won_minor, deals.currency)} />
          </Flex>
        )}
        {report.notices.map((notice) => (
          <Alert key={notice} type="info" showIcon title={notice} />
        ))}
        {report.problem_count > 0 && (
          <Flex vertical gap={8}>
            <Flex align="center" gap={12}>
              <strong>{report.problem_count.toLocaleString()} rows are refused</strong>
              <Button
                size="small"
                onClick={() => void download().catch((error: Error) => message.error(error.message))}
              >
                Download them with the reasons
              </Button>
            </Flex>
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {report.problems.slice(0, 8).map(({ file, row, reason }) => (
                <li key={`${file} ${row}`}>
                  <span className="meta">
                    {file}, row {row}:
                  </span>{' '}
                  {reason}
                </li>
              ))}
            </ul>
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
