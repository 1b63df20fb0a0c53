import { Alert, Button } from 'antd';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import type { BatchChange, BatchPreview, PayoutBatch } from '../schema.ts';
import { PayoutLink } from './InOtherPayouts.tsx';
import { texts as ownTexts } from './texts.ts';
import type { BatchActions } from './useBatchActions.tsx';

/** Shows what changed since the payout was prepared. The changes must be applied before the payout continues. */
export function Changed({
  batch,
  preview,
  actions,
}: {
  batch: PayoutBatch;
  preview: BatchPreview | undefined;
  actions: BatchActions;
}) {
  const changes = preview?.changes ?? [];
  if (changes.length === 0) return null;
  const isDraft = batch.status === 'draft';
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={ownTexts.paymentsHaveChangedSinceThisPayout}
      action={
        <Button size="small" loading={actions.busy} onClick={() => actions.send(isDraft ? 'refresh' : 'reopen')}>
          {isDraft ? ownTexts.applyChanges : ownTexts.returnToDraftAndApplyChanges}
        </Button>
      }
      description={
        <ScrollTable label={ownTexts.changes}>
          <thead>
            <tr>
              <th scope="col">{ownTexts.partner}</th>
              <th scope="col">{ownTexts.change}</th>
              <th scope="col" data-figure>
                {ownTexts.before}
              </th>
              <th scope="col" data-figure>
                {ownTexts.now}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.partner_id}>
                <th scope="row">{change.partner_name}</th>
                <td>
                  {whatChanged(change)}
                  {change.elsewhere.map((payout) => (
                    <span key={payout.batch_id}> {ownTexts.alreadyIn(<PayoutLink {...payout} />)}</span>
                  ))}
                </td>
                <td data-figure>
                  <Money minor={change.before_minor} currency={batch.currency} />
                </td>
                <td data-figure>
                  <Money minor={change.now_minor} currency={batch.currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      }
    />
  );
}

function whatChanged({ added_lines, removed_lines, method_changed, settlement_changed }: BatchChange): string {
  return [
    added_lines > 0 && `${ownTexts.text(added_lines)} added`,
    removed_lines > 0 && `${ownTexts.textRemovedLines(removed_lines)} removed`,
    method_changed && 'different payout details',
    settlement_changed && 'different tax or exchange rate',
  ]
    .filter(Boolean)
    .join(', ');
}
