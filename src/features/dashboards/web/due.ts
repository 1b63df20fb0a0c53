import { dateInZone, daysBetween } from '#shared/dates.ts';
import { moneyText } from '#web/components/Money.tsx';
import { formatDay, formatRelative, regionTimeZone } from '#web/region.ts';
import { plural } from '#web/texts.ts';
import type { NeedItem, NeedKind } from '../schema.ts';

interface Due {
  text: string;
  tone: 'late' | 'soon' | 'calm';
}

const SOON = 86_400_000;

/** How urgent it is, in few words. */
export function dueOf(kind: NeedKind, { at, is_own, amount_minor, currency }: NeedItem, now = Date.now()): Due {
  const amount = amount_minor === null || !currency ? '' : moneyText(amount_minor, currency);
  if (kind === 'payout') {
    return is_own ? { text: `${amount} · needs a colleague`, tone: 'calm' } : { text: amount, tone: 'soon' };
  }
  if (!at) return { text: amount, tone: 'calm' };
  if (kind === 'past_close' || kind === 'next_step') {
    const days = daysBetween(at, dateInZone(new Date(now), regionTimeZone()));
    if (days <= 0) return { text: 'today', tone: 'soon' };
    return { text: `${plural(days, 'day', 'days')} late`, tone: kind === 'next_step' ? 'late' : 'calm' };
  }
  const left = Date.parse(at) - now;
  if (kind === 'protection')
    return { text: `ends ${left < SOON ? formatRelative(at, now) : formatDay(at)}`, tone: 'soon' };
  return left <= 0
    ? { text: `was due ${formatRelative(at, now)}`, tone: 'late' }
    : { text: `due ${formatRelative(at, now)}`, tone: left < SOON ? 'soon' : 'calm' };
}
