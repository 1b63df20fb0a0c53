import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import Download from 'lucide-react/icons/download';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { formatNumber, formatRate, regionToday } from '#web/region.ts';
import { api, apiRows } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import type { LiabilityLine, LiabilityReport, LiabilityRow, LiabilityTotal } from '../schema.ts';
import css from './Accounting.module.css';
import { texts as t } from './texts.ts';

type Amount = keyof LiabilityRow & `${string}_minor`;
const owedColumns: readonly [Amount, string][] = [
  ['accrued_minor', t.accrued],
  ['on_hold_minor', t.onHold],
  ['payable_minor', t.payable],
  ['reserved_minor', t.reserved],
  ['paid_minor', t.paid],
  ['written_off_minor', t.writtenOff],
  ['reserve_minor', t.reserve],
];
const ageColumns: readonly [Amount, string][] = [
  ['age_0_30_minor', t.ages[0]!],
  ['age_31_60_minor', t.ages[1]!],
  ['age_61_90_minor', t.ages[2]!],
  ['age_over_90_minor', t.ages[3]!],
];

/** The amounts owed to partners as of any day, which equal the ledger's balances. */
export default function Liability() {
  const [on, setOn] = useState<string>(regionToday());
  const [open, setOpen] = useState<LiabilityRow | null>(null);
  const sayFailure = useErrorMessage();
  const report = useQuery({
    queryKey: ['commission_lines', 'liability', on],
    queryFn: ({ signal }) => api<LiabilityReport>('liability_report', { query: { on }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={t.liability}>
        <Button
          icon={<Download size={16} />}
          onClick={() => downloadFile('liability_report.csv', { on }).catch(sayFailure)}
        >
          {t.csv}
        </Button>
      </PageHeader>
      <p className="meta">{t.liabilitySubtitle}</p>
      <div className={css.tools}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
        <label>
          {t.asOf}
          <DateInput value={on} aria-label={t.asOf} onChange={(day) => setOn(day ?? regionToday())} />
        </label>
      </div>
      <Loaded query={report}>
        {(liability) =>
          liability.rows.length === 0 ? (
            <EmptyState icon={Scale} title={t.nothing}>
              {t.nothingText}
            </EmptyState>
          ) : (
            <div className={css.stack}>
              {liability.totals.map((total) => (
                <Currency key={total.currency} report={liability} total={total} onOpen={setOpen} />
              ))}
            </div>
          )
        }
      </Loaded>
      {open && <Lines row={open} on={on} onClose={() => setOpen(null)} />}
    </>
  );
}

interface CurrencyProps {
  report: LiabilityReport;
  total: LiabilityTotal;
  onOpen: (row: LiabilityRow) => void;
}

function Currency({ report, total, onOpen }: CurrencyProps) {
  const { currency, clawback_ppm } = total;
  const rows = report.rows.filter((row) => row.currency === currency);
  const shared = { rows, total, onOpen };
  return (
    <>
      <Card title={t.liabilityOf(currency)}>
        <Amounts label={t.liabilityOf(currency)} columns={owedColumns} {...shared} />
        <p className="meta">{t.reserveText(formatRate(clawback_ppm), report.clawback_days)}</p>
      </Card>
      <Card title={t.ageOf(currency)}>
        <Amounts label={t.ageOf(currency)} columns={ageColumns} {...shared} />
      </Card>
    </>
  );
}

interface AmountsProps {
  label: string;
  columns: readonly [Amount, string][];
  rows: readonly LiabilityRow[];
  total: LiabilityTotal;
  onOpen: (row: LiabilityRow) => void;
}

function Amounts({ label, columns, rows, total, onOpen }: AmountsProps) {
  return (
    <ScrollTable label={label}>
      <thead>
        <tr>
          <th scope="col">{t.partner}</th>
          {columns.map(([name, title]) => (
            <th key={name} scope="col" data-figure>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.partner_id}>
            <th scope="row">
              <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => onOpen(row)}>
                {row.partner_name}
              </Button>
            </th>
            {columns.map(([name]) => (
              <td key={name} data-figure>
                <Money minor={row[name]} currency={row.currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {columns.map(([name]) => (
            <td key={name} data-figure>
              <Money minor={total[name]} currency={total.currency} />
            </td>
          ))}
        </tr>
      </tfoot>
    </ScrollTable>
  );
}

/** The commissions that a partner's row consists of. */
function Lines({ row, on, onClose }: { row: LiabilityRow; on: string; onClose: () => void }) {
  const { partner_id, currency, partner_name } = row;
  const lines = useQuery({
    queryKey: ['commission_lines', 'liability', on, partner_id, currency],
    queryFn: ({ signal }) =>
      apiRows<LiabilityLine>('liability_report/lines', { query: { on, partner_id, currency }, signal }),
  });
  const columns: readonly [keyof LiabilityLine & `${string}_minor`, string][] = [
    ['on_hold_minor', t.onHold],
    ['payable_minor', t.payable],
    ['reserved_minor', t.reserved],
    ['exposed_minor', t.exposed],
  ];
  return (
    <Drawer open size={860} title={t.linesOf(partner_name, currency)} onClose={onClose}>
      <Loaded query={lines}>
        {(owedLines) => (
          <ScrollTable label={t.linesOf(partner_name, currency)}>
            <thead>
              <tr>
                <th scope="col">{t.commission}</th>
                <th scope="col">{t.earnedOn}</th>
                <th scope="col" data-figure>
                  {t.age}
                </th>
                {columns.map(([name, title]) => (
                  <th key={name} scope="col" data-figure>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {owedLines.map((line) => (
                <tr key={line.line_id}>
                  <th scope="row">
                    <Link to={`/commissions/show/${line.line_id}`}>{`${line.number} ${line.description}`}</Link>
                  </th>
                  <td>
                    <DateText value={line.effective_on} />
                  </td>
                  <td data-figure>{formatNumber(line.age_days)}</td>
                  {columns.map(([name]) => (
                    <td key={name} data-figure>
                      <Money minor={line[name]} currency={currency} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        )}
      </Loaded>
    </Drawer>
  );
}
