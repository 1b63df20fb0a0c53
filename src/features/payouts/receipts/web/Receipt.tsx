import CheckCircle from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Pause from 'lucide-react/icons/pause';
import Undo from 'lucide-react/icons/undo-2';
import Wallet from 'lucide-react/icons/wallet';
import { commissionOption, kindOptions, statusOptions } from '#features/commissions/commissions/words.schema.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money, moneyText } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Timeline } from '#web/resource/record/Timeline.tsx';
import type { Receipt } from '../schema.ts';
import css from './Receipt.module.css';
import { texts } from './texts.ts';

type Shared = Pick<Receipt, 'steps' | 'history' | 'related'>;

/** The calculation step by step, from the sale to the commission. */
export function Steps({ steps, differs }: { steps: Shared['steps']; differs?: string }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, detail, amount }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a receipt never move
          key={index}
          className={css.step}
          {...(index === steps.length - 1 && { 'data-result': true })}
          {...(title === differs && { 'data-differs': true })}
        >
          <h3>{title}</h3>
          <span className={css.amount}>{amount && moneyText(amount.amount_minor, amount.currency)}</span>
          <p className={css.detail}>{detail}</p>
        </li>
      ))}
    </ol>
  );
}

/** Commissions that correct this one, or are corrected by it. */
export function RelatedLines({ related, base }: { related: Shared['related']; base: string }) {
  if (related.length === 0) return null;
  return (
    <Card title={texts.relatedCommissions}>
      <ScrollTable label={texts.relatedCommissions}>
        <thead>
          <tr>
            <th scope="col">{texts.commission}</th>
            <th scope="col">{texts.description}</th>
            <th scope="col">{texts.earnedOn}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col" data-figure>
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {related.map((line) => {
            const status = commissionOption(statusOptions, line.status);
            return (
              <tr key={line.id}>
                <th scope="row" data-tight>
                  <Link to={`${base}/show/${line.id}`}>
                    {commissionOption(kindOptions, line.kind).label} {line.number}
                  </Link>
                </th>
                <td>{line.description}</td>
                <td data-tight>
                  <DateText value={line.effective_on} />
                </td>
                <td>
                  <StatusTag tone={status.tone}>{status.label}</StatusTag>
                </td>
                <td data-figure>
                  <Money minor={line.amount_minor} currency={line.currency} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
    </Card>
  );
}

const icons = { booked: Coins, released: Clock, held: Pause, in_payout: Wallet, paid: CheckCircle, came_back: Undo };

export function LineHistory({ history, payouts }: { history: Shared['history']; payouts: string }) {
  return (
    <Timeline
      entries={history.map(({ at, kind, text, payout_item_id }, index) => ({
        id: String(index),
        at,
        who: '',
        icon: icons[kind],
        what: payout_item_id ? <Link to={`${payouts}/statement/${payout_item_id}`}>{text}</Link> : text,
      }))}
    />
  );
}
