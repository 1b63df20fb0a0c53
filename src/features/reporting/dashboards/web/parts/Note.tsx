import type { ReactNode } from 'react';
import type { FigureWords } from '#shared/dashboard-widgets.ts';
import type { WidgetData } from '#shared/figures.ts';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { formatDay, formatNumber } from '#web/region.ts';
import { countedText } from '../counted.ts';
import { cellOf, itemOf, largeText } from '../figureText.ts';
import { dashboardPlace } from '../places.ts';
import { useBoardState } from '../useBoard.ts';
import { Change } from './Change.tsx';
import { texts as ownTexts } from './texts.ts';

interface NoteProps {
  id: string;
  words: FigureWords;
  data: WidgetData;
}

/** The note under a figure: its change, its share, or the number of rows it counts. */
export function Note({ id, words, data }: NoteProps) {
  const { currency, mode, filters } = useBoardState();
  const item = itemOf(data.measured, id);
  const cell = cellOf(item, currency);
  const parts: ReactNode[] = [];
  if (filters.isComparing && item && cell?.before) {
    parts.push(
      <Change
        key="change"
        unit={item.unit}
        now={cell.values[0]!}
        before={cell.before.value}
        lessIsBetter={words.lessIsBetter}
      >
        {cell.before.value !== null && cell.before.value !== 0 && cell.before.rows && (
          <Link to={dashboardPlace(cell.before.rows, mode)}>{largeText(item.unit, cell.before.value, currency)}</Link>
        )}
      </Change>,
    );
  }
  const { of, noun } = words;
  if (of && 'whole' in of) {
    const whole = cellOf(itemOf(data.measured, of.whole), currency);
    if (whole?.rows)
      parts.push(
        <span key="of">
          {ownTexts.of(<Link to={dashboardPlace(whole.rows, mode)}>{countedText(whole.count ?? 0, of.noun)}</Link>)}
        </span>,
      );
  } else if (of) {
    const part = cellOf(itemOf(data.measured, of.part), currency);
    if (part?.rows)
      parts.push(
        <span key="of">
          {ownTexts.wonOfClosed(
            <Link to={dashboardPlace(part.rows, mode)}>{formatNumber(part.count ?? 0)}</Link>,
            formatNumber(cell?.count ?? 0),
          )}
        </span>,
      );
  } else if (noun && parts.length === 0) {
    parts.push(<span key="count">{earningsNote(id, data, currency) ?? countedText(cell?.count ?? 0, noun)}</span>);
  }
  return parts;
}

/** When a partner's money comes, and why it does not yet. */
function earningsNote(id: string, { measured }: WidgetData, currency: string): string | undefined {
  // Only a partner's own earnings include the total earned toward the minimum payout.
  const minimum = itemOf(measured, 'minimum');
  if (!minimum) return undefined;
  const least = cellOf(minimum, currency)?.values[0] ?? 0;
  const value = cellOf(itemOf(measured, id), currency)?.values[0] ?? 0;
  switch (id) {
    case 'on_hold': {
      const next = measured!.items.find((item) => item.id === 'next' && cellOf(item, currency));
      const amount = next && cellOf(next, currency)!.values[0]!;
      if (next?.from && amount !== undefined) return ownTexts.next(moneyText(amount, currency), formatDay(next.from));
      return value === 0 ? ownTexts.nothingOnHold : ownTexts.underReview;
    }
    case 'payable':
      if (least > Math.max(0, value)) return ownTexts.minimumPayout(moneyText(least, currency));
      return value ? ownTexts.inNextPayout : ownTexts.nothingPayable;
    case 'reserved':
      return value ? ownTexts.inApprovedPayout : ownTexts.nothingInProgress;
    case 'paid':
      return ownTexts.ofEarned(moneyText(cellOf(itemOf(measured, 'earned'), currency)?.values[0] ?? 0, currency));
    default:
      return undefined;
  }
}
