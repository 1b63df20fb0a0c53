import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Network from 'lucide-react/icons/network';
import { decimalOf } from '#shared/money/money.ts';
import { guardFormulas, quoteCell } from '#shared/text/csv.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import { fileName, saveFile } from '#web/requests/download.ts';
import type { Inventory, InventoryRow } from '../schema.ts';
import { texts as t } from './texts.ts';

const statusOf = ({ status, is_default }: InventoryRow) =>
  status === 'active' ? (is_default ? `${t.active} · ${t.default}` : t.active) : status === 'ended' ? t.ended : t.none;

/** The resellers with their distributors, and the deals of each pair. */
export default function DistributionInventory() {
  const list = useQuery({
    queryKey: ['distributor_deals', 'inventory'],
    queryFn: ({ signal }) => api<Inventory>('distributor_deals/inventory', { signal }),
  });
  return (
    <Loaded query={list}>
      {({ rows, is_complete }) => (
        <>
          <PageHeader title={t.inventory}>
            {rows.length > 0 && <Button onClick={() => save(rows)}>{t.download}</Button>}
          </PageHeader>
          {!is_complete && <p className="meta">{t.inventoryPart}</p>}
          {rows.length === 0 ? (
            <EmptyState icon={Network} title={t.inventory}>
              {t.inventoryEmpty}
            </EmptyState>
          ) : (
            <Pairs rows={rows} />
          )}
        </>
      )}
    </Loaded>
  );
}

function Pairs({ rows }: { rows: readonly InventoryRow[] }) {
  return (
    <ScrollTable label={t.inventory}>
      <thead>
        <tr>
          <th>{t.distributor}</th>
          <th>{t.reseller}</th>
          <th>{t.status}</th>
          <th data-figure>{t.waiting}</th>
          <th data-figure>{t.openDeals}</th>
          <th data-figure>{t.openAmount}</th>
          <th data-figure>{t.wonDeals}</th>
          <th data-figure>{t.wonAmount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.partner_id} ${row.distributor_id} ${row.currency}`}>
            <td>
              <Link to={`/partners/show/${row.distributor_id}`}>{row.distributor_name}</Link>
            </td>
            <td>
              <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>
            </td>
            <td data-tight>{statusOf(row)}</td>
            <td data-figure>{row.waiting}</td>
            <td data-figure>{row.open_deals}</td>
            <td data-figure>{row.currency && <Money minor={row.open_minor} currency={row.currency} />}</td>
            <td data-figure>{row.won_deals}</td>
            <td data-figure>{row.currency && <Money minor={row.won_minor} currency={row.currency} />}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function save(rows: readonly InventoryRow[]): void {
  const lines = [
    [t.distributor, t.reseller, t.status, t.currency, t.waiting, t.openDeals, t.openAmount, t.wonDeals, t.wonAmount],
    ...rows.map((row) => [
      row.distributor_name ?? '',
      row.partner_name ?? '',
      statusOf(row),
      row.currency ?? '',
      String(row.waiting),
      String(row.open_deals),
      amountOf(row.open_minor, row.currency),
      String(row.won_deals),
      amountOf(row.won_minor, row.currency),
    ]),
  ];
  const text = lines.map((cells) => cells.map((cell) => quoteCell(guardFormulas(cell))).join(',')).join('\r\n');
  // The byte order mark tells spreadsheets that the file is UTF-8.
  saveFile(fileName('who-buys-from-whom', 'csv'), new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' }));
}

const amountOf = (minor: number, currency: string | null) => (currency ? decimalOf(minor, currency) : '');
