import type { UseQueryResult } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import type { TrialBalanceRow } from '../schema.ts';
import { texts } from './texts.ts';
import { accountName } from './words.ts';

/** All accounts by group; each currency adds up to zero. */
export function TrialBalance({ query }: { query: UseQueryResult<TrialBalanceRow[]> }) {
  return (
    <Loaded query={query}>
      {(rows) => {
        if (rows.length === 0) {
          return (
            <EmptyState icon={BookOpen} title={texts.noEntriesYet}>
              {texts.firstEntriesPostedWithYourFirst}
            </EmptyState>
          );
        }
        return <Balances rows={rows} />;
      }}
    </Loaded>
  );
}

export function Balances({ rows }: { rows: readonly TrialBalanceRow[] }) {
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => (
    <Balance key={currency} currency={currency} rows={rows.filter((row) => row.currency === currency)} />
  ));
}

function Balance({ currency, rows }: { currency: string; rows: readonly TrialBalanceRow[] }) {
  const sum = (field: 'debit_minor' | 'credit_minor' | 'balance_minor') =>
    rows.reduce((all, row) => all + row[field], 0);
  return (
    <Card title={texts.trialBalance(currency)}>
      <ScrollTable label={texts.trialBalanceIn(currency)}>
        <thead>
          <tr>
            <th scope="col">{texts.account}</th>
            <th scope="col" data-figure>
              {texts.debits}
            </th>
            <th scope="col" data-figure>
              {texts.credits}
            </th>
            <th scope="col" data-figure>
              {texts.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.account}>
              <th scope="row">{accountName(row.account)}</th>
              <td data-figure>
                <Money minor={row.debit_minor} currency={currency} />
              </td>
              <td data-figure>
                <Money minor={row.credit_minor} currency={currency} />
              </td>
              <td data-figure>
                <Money minor={row.balance_minor} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td data-figure>
              <Money minor={sum('debit_minor')} currency={currency} />
            </td>
            <td data-figure>
              <Money minor={sum('credit_minor')} currency={currency} />
            </td>
            <td data-figure>
              <Money minor={sum('balance_minor')} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </ScrollTable>
    </Card>
  );
}
