import { Alert, Button } from 'antd';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { plural } from '#web/texts.ts';
import type { BatchChange, BatchPreview, PayoutBatch } from '../schema.ts';
import { PayoutLink } from './InOtherPayouts.tsx';
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
      title="The payments have changed since this payout was prepared."
      action={
        <Button size="small" loading={actions.busy} onClick={() => actions.send(isDraft ? 'refresh' : 'reopen')}>
          {isDraft ? 'Apply changes' : 'Return to draft and apply changes'}
        </Button>
      }
      description={
        <ScrollTable label="Changes">
          <thead>
            <tr>
              <th scope="col">Partner</th>
              <th scope="col">Change</th>
              <th scope="col" data-figure>
                Before
              </th>
              <th scope="col" data-figure>
                Now
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
                    <span key={payout.batch_id}>
                      {' '}
                      (already in <PayoutLink {...payout} />)
                    </span>
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
    added_lines > 0 && `${plural(added_lines, 'line', 'lines')} added`,
    removed_lines > 0 && `${plural(removed_lines, 'line', 'lines')} removed`,
    method_changed && 'different payout details',
    settlement_changed && 'different tax or exchange rate',
  ]
    .filter(Boolean)
    .join(', ');
}
