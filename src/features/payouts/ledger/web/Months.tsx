import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { ownCurrencyFirst } from '#web/region.ts';
import { apiAll } from '#web/requests/api.ts';
import { useDrawer } from '#web/resource/form/useDrawer.ts';
import type { AccountingPeriod } from '../schema.ts';
import { MonthReview } from './MonthReview.tsx';
import { texts } from './texts.ts';
import { monthName, stateWords } from './words.ts';

/** The accounting months, newest first, with their totals and state. */
export function Months() {
  const [open, setOpen] = useDrawer();
  const months = useQuery({
    queryKey: ['accounting_periods', 'list'],
    queryFn: ({ signal }) => apiAll<AccountingPeriod>('accounting_periods', { signal }),
  });
  return (
    <Loaded query={months}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState icon={CalendarCheck} title={texts.noMonthsYet}>
            {texts.firstMonthAppearsWithFirstCommission}
          </EmptyState>
        ) : (
          <Card title={texts.months}>
            <ScrollTable label={texts.accountingMonths}>
              <thead>
                <tr>
                  <th scope="col">{texts.month}</th>
                  <th scope="col">{texts.state}</th>
                  <th scope="col" data-figure>
                    {texts.earned}
                  </th>
                  <th scope="col" data-figure>
                    {texts.released}
                  </th>
                  <th scope="col" data-figure>
                    {texts.paid}
                  </th>
                  <th scope="col" data-figure>
                    {texts.owedAtMonthEnd}
                  </th>
                  <th scope="col">{texts.closed}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <MonthRows key={row.month} row={row} onOpen={() => setOpen(row.month)} />
                ))}
              </tbody>
            </ScrollTable>
            {rows.some(({ month }) => month === open) && <MonthReview month={open!} onClose={() => setOpen(null)} />}
          </Card>
        )
      }
    </Loaded>
  );
}

/** One line for each currency of a month. */
function MonthRows({ row, onOpen }: { row: AccountingPeriod; onOpen: () => void }) {
  const { label, tone } = stateWords[row.state];
  return ownCurrencyFirst(row.totals).map(
    ({ currency, accrued_minor, released_minor, paid_minor, owed_minor }, index) => (
      <tr key={currency}>
        {index === 0 && (
          <>
            <th scope="rowgroup" rowSpan={row.totals.length} data-tight>
              <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={onOpen}>
                {monthName(row.month)}
              </Button>
            </th>
            <td rowSpan={row.totals.length} data-tight>
              <StatusTag tone={tone}>{row.has_ended ? label : texts.inProgress}</StatusTag>
            </td>
          </>
        )}
        {[accrued_minor, released_minor, paid_minor, owed_minor].map((minor, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never change places
          <td key={column} data-figure>
            <Money minor={minor} currency={currency} />
          </td>
        ))}
        {index === 0 && (
          <td rowSpan={row.totals.length} data-tight>
            {row.closed_at && (
              <>
                <DateText value={row.closed_at} as="instant" />
                {row.closed_by_name && texts.by(row.closed_by_name)}
              </>
            )}
          </td>
        )}
      </tr>
    ),
  );
}
