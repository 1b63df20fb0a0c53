import { Alert } from 'antd';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import type { Elsewhere, PreviewRow } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

/** Tells which payouts already have commissions that would otherwise be in this one. */
export function InOtherPayouts({ rows = [], currency }: { rows?: PreviewRow[] | undefined; currency: string }) {
  const payouts = new Map<string, Elsewhere & { partners: number }>();
  for (const one of rows.flatMap(({ elsewhere }) => elsewhere)) {
    const earlier = payouts.get(one.batch_id);
    payouts.set(one.batch_id, {
      ...one,
      partners: (earlier?.partners ?? 0) + 1,
      line_count: (earlier?.line_count ?? 0) + one.line_count,
      amount_minor: (earlier?.amount_minor ?? 0) + one.amount_minor,
    });
  }
  if (payouts.size === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={ownTexts.someCommissionsAlreadyInAnotherPayout}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {[...payouts.values()].map(({ batch_id, number, partners, line_count, amount_minor }) => (
            <li key={batch_id}>
              {ownTexts.of(
                <PayoutLink batch_id={batch_id} number={number} />,
                line_count,
                partners,
                <Money minor={amount_minor} currency={currency} />,
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}

export function PayoutLink({ batch_id, number }: Pick<Elsewhere, 'batch_id' | 'number'>) {
  return <Link to={`/commissions/payouts/edit/${batch_id}`}>{ownTexts.payout(number)}</Link>;
}
