import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { type AccountingPeriod, accountNames } from '#features/payouts/ledger/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { formatNumber, regionLocale } from '#web/region.ts';
import { api, apiAll } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import {
  type AccountingExport,
  type AccountingSetup,
  type ExportChoice,
  type ExportKind,
  type ExportPreview,
  hasBills,
  type System,
  systemNames,
  systems,
} from '../schema.ts';
import css from './Accounting.module.css';
import { CreatedFiles } from './CreatedFiles.tsx';
import { texts as t } from './texts.ts';

const monthName = (month: string) =>
  new Intl.DateTimeFormat(regionLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export function MonthExport() {
  const months = useQuery({
    queryKey: ['accounting_periods', 'list'],
    queryFn: ({ signal }) => apiAll<AccountingPeriod>('accounting_periods', { signal }),
  });
  const setup = useQuery({
    queryKey: ['accounting_exports', 'setup'],
    queryFn: ({ signal }) => api<AccountingSetup>('accounting_setup', { signal }),
  });
  return (
    <Loaded query={months}>
      {(rows) => {
        const closed = rows.filter(({ state }) => state === 'closed').map(({ month }) => month);
        if (closed.length === 0)
          return (
            <EmptyState
              icon={CalendarCheck}
              title={t.noMonths}
              actions={<Link to="/commissions/ledger?tab=months">{t.openLedger}</Link>}
            >
              {t.noMonthsText}
            </EmptyState>
          );
        return <Loaded query={setup}>{({ system }) => <Export months={closed} initial={system} />}</Loaded>;
      }}
    </Loaded>
  );
}

function Export({ months, initial }: { months: readonly string[]; initial: System }) {
  const [month, setMonth] = useState(months[0]!);
  const [system, setSystem] = useState(initial);
  const [chosen, setKind] = useState<ExportKind>('journal');
  const kind = hasBills(system) ? chosen : 'journal';
  const choice: ExportChoice = { month, system, kind };
  const preview = useQuery({
    queryKey: ['accounting_exports', 'preview', choice],
    queryFn: ({ signal }) => api<ExportPreview>('accounting_exports/preview', { query: choice, signal }),
  });
  return (
    <div className={css.stack}>
      <div className={css.tools}>
        <Choice
          label={t.month}
          value={month}
          onChange={setMonth}
          of={months.map((value) => [value, monthName(value)])}
        />
        <Choice
          label={t.system}
          value={system}
          onChange={setSystem}
          of={systems.map((value) => [value, systemNames[value]])}
        />
        {hasBills(system) && (
          <Choice
            label={t.kind}
            value={kind}
            onChange={setKind}
            of={(['journal', 'bills'] as const).map((value) => [value, t.kinds[value]])}
          />
        )}
      </div>
      <Loaded query={preview}>{(totals) => <Preview preview={totals} choice={choice} />}</Loaded>
      <CreatedFiles />
    </div>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  of: readonly (readonly [V, string])[];
}

function Choice<V extends string>({ label, value, onChange, of }: ChoiceProps<V>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label>
      {label}
      <Select<V>
        value={value}
        onChange={onChange}
        aria-label={label}
        options={of.map(([key, name]) => ({ value: key, label: name }))}
      />
    </label>
  );
}

function Preview({ preview, choice }: { preview: ExportPreview; choice: ExportChoice }) {
  const { message } = App.useApp();
  const sayFailure = useErrorMessage();
  const mayCreate = useCan('accounting_exports', 'manage');
  const create = useWrite<ExportChoice, AccountingExport>('accounting_exports', (body) =>
    api<AccountingExport>('accounting_exports', { method: 'POST', body }),
  );
  const run = async () => {
    try {
      const exported = await create.mutateAsync(choice);
      message.success(t.created);
      await downloadFile(`accounting_exports/${exported.id}/file`);
    } catch (error) {
      sayFailure(error as Error);
    }
  };
  return (
    <>
      {preview.problems.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t.checks}
          description={
            <ul>
              {preview.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          }
        />
      )}
      {preview.left_out.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t.leftOut}
          description={
            <>
              <p>{t.leftOutText}</p>
              <ul>
                {preview.left_out.map(({ number, partner, amount_minor, currency }) => (
                  <li key={`${number} ${currency}`}>
                    {number}, {partner}: <Money minor={amount_minor} currency={currency} />
                  </li>
                ))}
              </ul>
            </>
          }
        />
      )}
      {mayCreate && (
        <div>
          <Button
            type="primary"
            icon={<Download size={16} />}
            disabled={preview.problems.length > 0}
            loading={create.isPending}
            onClick={run}
          >
            {t.create}
          </Button>
          {preview.file_count > 1 && (
            <p className="meta">{t.parts(systemNames[preview.system], formatNumber(preview.file_count))}</p>
          )}
        </div>
      )}
      {preview.kind === 'journal' ? (
        preview.totals.map(({ currency }) => <Totals key={currency} currency={currency} preview={preview} />)
      ) : (
        <BillTotals preview={preview} />
      )}
    </>
  );
}

function BillTotals({ preview }: { preview: ExportPreview }) {
  if (preview.totals.length === 0) return null;
  return (
    <Card title={t.totals}>
      <ul>
        {preview.totals.map(({ currency, debit_minor, credit_minor }) => (
          <li key={currency}>
            {t.bills} <Money minor={debit_minor} currency={currency} />
            {credit_minor > 0 && (
              <>
                {', '}
                {t.returned} <Money minor={credit_minor} currency={currency} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Totals({ currency, preview }: { currency: string; preview: ExportPreview }) {
  const total = preview.totals.find((one) => one.currency === currency)!;
  return (
    <Card title={`${t.totals}, ${currency}`}>
      <ScrollTable label={t.totalsLabel(currency)}>
        <thead>
          <tr>
            <th scope="col">{t.account}</th>
            <th scope="col">{t.inBooks}</th>
            <th scope="col" data-figure>
              {t.debits}
            </th>
            <th scope="col" data-figure>
              {t.credits}
            </th>
          </tr>
        </thead>
        <tbody>
          {preview.accounts
            .filter((row) => row.currency === currency)
            .map((row) => (
              <tr key={row.account}>
                <th scope="row">{accountNames[row.account]}</th>
                <td>{[row.number, row.name].filter(Boolean).join(' ') || t.unmapped}</td>
                <td data-figure>
                  <Money minor={row.debit_minor} currency={currency} />
                </td>
                <td data-figure>
                  <Money minor={row.credit_minor} currency={currency} />
                </td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.total}
            </th>
            <td data-figure>
              <Money minor={total.debit_minor} currency={currency} />
            </td>
            <td data-figure>
              <Money minor={total.credit_minor} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </ScrollTable>
    </Card>
  );
}
