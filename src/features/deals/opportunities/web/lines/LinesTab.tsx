import { Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { OpportunityLine } from '#features/deals/opportunity-lines/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Money } from '#web/components/Money.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatNumber } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import type { Opportunity } from '../../schema.ts';
import { ChargedText } from './Charged.tsx';
import { LinesEditor } from './LinesEditor.tsx';
import { texts } from './texts.ts';

export function useLines(id: string) {
  return useList<OpportunityLine>('opportunity_lines', {
    filters: [{ field: 'opportunity_id', operator: 'eq', values: [id] }],
    sort: [{ field: 'position', descending: false }],
    start: 0,
    end: 200,
  });
}

/** The line items of a deal. A won deal's lines change by amendment, with a reason. */
export function LinesTab({ deal, mayManage }: { deal: Opportunity; mayManage: boolean }) {
  const found = useLines(deal.id);
  const lines = found.data?.rows;
  const [editing, setEditing] = useState(false);
  if (!lines) return found.error ? <ErrorState error={found.error} reset={found.refetch} /> : <PageSkeleton />;
  if (editing) return <LinesEditor deal={deal} lines={lines} onDone={() => setEditing(false)} />;
  const edit = mayManage && !deal.archived_at && (
    <Button icon={<Pencil size={14} />} onClick={() => setEditing(true)}>
      {deal.status === 'won' ? texts.amendLines : lines.length > 0 ? texts.editLines : texts.addLines}
    </Button>
  );
  if (lines.length === 0) {
    return (
      <EmptyState title={texts.noLinesYet} actions={edit}>
        {texts.addLinesToCalculateAmountAnd}
      </EmptyState>
    );
  }
  return (
    <Card title={texts.lines} actions={edit}>
      <LinesTable deal={deal} lines={lines} />
    </Card>
  );
}

/** A partner's rows come without the cost. */
export function LinesTable({
  deal,
  lines,
}: {
  deal: Pick<Opportunity, 'currency' | 'amount_minor'>;
  lines: readonly OpportunityLine[];
}) {
  const money = (minor: number | null | undefined) => <Money minor={minor} currency={deal.currency} />;
  const has = (field: 'discount_minor' | 'tax_minor' | 'cost_minor') => lines.some((line) => line[field]);
  const sum = (field: 'amount_minor' | 'discount_minor' | 'tax_minor' | 'cost_minor') =>
    money(lines.reduce((all, line) => all + (line[field] ?? 0), 0));
  return (
    <ScrollTable label={texts.lines}>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col" data-figure>
            {texts.quantity}
          </th>
          <th scope="col" data-figure>
            {texts.amount}
          </th>
          {has('discount_minor') && (
            <th scope="col" data-figure>
              {texts.includedDiscount}
            </th>
          )}
          {has('tax_minor') && (
            <th scope="col" data-figure>
              {texts.includedTax}
            </th>
          )}
          {has('cost_minor') && (
            <th scope="col" data-figure>
              {texts.yourCost}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.product_name ?? line.description}
              <div className="meta">{line.product_name && line.description ? line.description : line.product_sku}</div>
            </th>
            <td data-figure>{formatNumber(line.quantity)}</td>
            <td data-figure>
              {money(line.amount_minor)}
              <ChargedText line={line} />
            </td>
            {has('discount_minor') && <td data-figure>{money(line.discount_minor)}</td>}
            {has('tax_minor') && <td data-figure>{money(line.tax_minor)}</td>}
            {has('cost_minor') && <td data-figure>{money(line.cost_minor)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td />
          <td data-figure>{sum('amount_minor')}</td>
          {has('discount_minor') && <td data-figure>{sum('discount_minor')}</td>}
          {has('tax_minor') && <td data-figure>{sum('tax_minor')}</td>}
          {has('cost_minor') && <td data-figure>{sum('cost_minor')}</td>}
        </tr>
      </tfoot>
    </ScrollTable>
  );
}
