import { dateInZone, daysBetween } from '#shared/dates.ts';
import { moneyText } from '#web/components/Money.tsx';
import { formatDay, formatRelative, regionTimeZone } from '#web/region.ts';
import { plural } from '#web/texts.ts';
import type { Tone } from '#web/theme.ts';
import type { Entry } from '../schema.ts';

interface When {
  text: string;
  tone: 'late' | 'soon' | 'calm';
}

const SOON = 86_400_000;
const calm = (text: string): When => ({ text, tone: 'calm' });

/** When it is due, was heard of or happened, in few words; `group` says which of these it is. */
export function whenOf(group: string, entry: Entry, now = Date.now()): When {
  const { at, is_own, amount_minor, currency } = entry;
  const amount = amount_minor === null || !currency ? '' : moneyText(amount_minor, currency);
  switch (group) {
    case 'payout':
      return is_own ? calm(`${amount} · needs a colleague`) : { text: amount, tone: 'soon' };
    case 'dispute':
      return { text: amount, tone: 'soon' };
    case 'asked':
      return calm('waits for the partner');
    case 'question':
      return { text: 'waits for you', tone: 'soon' };
    case 'draft':
      return calm(amount);
  }
  if (!at) return calm(group === 'idle' || group === 'gone_quiet' ? 'never heard of' : amount);
  switch (group) {
    case 'past_close':
    case 'next_step': {
      const days = daysBetween(at, dateInZone(new Date(now), regionTimeZone()));
      if (days <= 0) return { text: 'today', tone: 'soon' };
      return { text: `${plural(days, 'day', 'days')} late`, tone: group === 'next_step' ? 'late' : 'calm' };
    }
    case 'protection':
    case 'week':
    case 'month':
    case 'quarter':
    case 'protected': {
      const left = Date.parse(at) - now;
      const near = group === 'protection' || left < 7 * SOON;
      return { text: `ends ${left < SOON ? formatRelative(at, now) : formatDay(at)}`, tone: near ? 'soon' : 'calm' };
    }
    case 'pay_by': {
      const left = daysBetween(dateInZone(new Date(now), regionTimeZone()), at);
      if (left < 0) return { text: `${plural(-left, 'day', 'days')} late`, tone: 'late' };
      return { text: left === 0 ? 'today' : `by ${formatDay(at)}`, tone: left < 3 ? 'soon' : 'calm' };
    }
    case 'ending':
      return { text: `until ${formatDay(at)}`, tone: 'soon' };
    case 'at_risk':
    case 'stalled':
    case 'gone_quiet':
    case 'idle':
      return calm(`last sign ${formatRelative(at, now)}`);
    case 'no_deal':
    case 'not_invited':
      return calm(`joined ${formatRelative(at, now)}`);
    case 'no_answer':
      return calm(`invited ${formatRelative(at, now)}`);
    case 'newest':
      // A day has no time to count from.
      return calm(at.length === 10 ? dayText(at, now) : formatRelative(at, now));
    default: {
      const left = Date.parse(at) - now;
      if (left <= 0) return { text: `was due ${formatRelative(at, now)}`, tone: 'late' };
      return { text: `due ${formatRelative(at, now)}`, tone: left < SOON ? 'soon' : 'calm' };
    }
  }
}

function dayText(day: string, now: number): string {
  return day === dateInZone(new Date(now), regionTimeZone()) ? 'today' : formatDay(day);
}

const tags: Record<string, { label: string; tone: Tone }> = {
  'registration pending_review': { label: 'Registered', tone: 'blue' },
  'registration approved': { label: 'Protected', tone: 'green' },
  'registration rejected': { label: 'Not approved', tone: 'red' },
  'registration info_requested': { label: 'Question', tone: 'amber' },
  'registration converted': { label: 'Won', tone: 'green' },
  'registration expired': { label: 'Expired', tone: 'grey' },
  'registration withdrawn': { label: 'Withdrawn', tone: 'grey' },
  'registration revoked': { label: 'Revoked', tone: 'red' },
  'deal won': { label: 'Won', tone: 'green' },
  'deal lost': { label: 'Lost', tone: 'red' },
  'deal note': { label: 'Message', tone: 'blue' },
  'partner joined': { label: 'Joined', tone: 'violet' },
  'payment paid': { label: 'Paid', tone: 'green' },
  'payment failed': { label: 'Payment failed', tone: 'red' },
  'payment returned': { label: 'Payment returned', tone: 'red' },
};

/** What happened, as a word with its colour. */
export function tagOf({ kind, status }: Entry): { label: string; tone: Tone } {
  if (kind === 'tier') return { label: 'Tier', tone: 'violet' };
  return tags[`${kind} ${status}`] ?? { label: 'Moved', tone: 'grey' };
}

/** What is told beside the title of something that happened. */
export function detailOf({ kind, detail, amount_minor, currency }: Entry): string | null {
  const amount = amount_minor !== null && currency ? moneyText(amount_minor, currency) : null;
  if (kind === 'tier') return detail && `from ${formatDay(detail)}`;
  return [detail, amount].filter(Boolean).join(' · ') || null;
}
