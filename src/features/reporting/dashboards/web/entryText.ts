import type { EntryTiming } from '#shared/dashboard-widgets.ts';
import type { Entry } from '#shared/figures.ts';
import { dateInZone, daysBetween } from '#shared/time/dates.ts';
import { moneyText } from '#web/components/Money.tsx';
import type { Tone } from '#web/look/theme.ts';
import { formatDay, formatRelative, regionTimeZone } from '#web/region.ts';
import { entries } from '../catalog.ts';
import { texts as ownTexts } from './texts.ts';

interface When {
  text: string;
  tone: 'late' | 'soon' | 'calm';
}

const SOON = 86_400_000;
const calm = (text: string): When => ({ text, tone: 'calm' });

/** When it is due, was last active or happened, in few words. */
export function whenOf(timing: EntryTiming, entry: Entry, now = Date.now()): When {
  if (typeof timing === 'object') return timing;
  const { at, is_own, amount_minor, currency } = entry;
  const amount = amount_minor === null || !currency ? '' : moneyText(amount_minor, currency);
  if (timing === 'approval' && is_own) return calm(ownTexts.needsAnotherApprover(amount));
  if (timing === 'approval' || timing === 'amount_due') return { text: amount, tone: 'soon' };
  if (timing === 'amount') return calm(amount);
  if (!at) return calm(timing === 'last_activity' ? ownTexts.noActivityYet : amount);
  const today = dateInZone(new Date(now), regionTimeZone());
  const left = Date.parse(at) - now;
  switch (timing) {
    case 'past':
    case 'overdue': {
      const days = daysBetween(at, today);
      if (days <= 0) return { text: ownTexts.today, tone: 'soon' };
      return { text: ownTexts.late(days), tone: timing === 'overdue' ? 'late' : 'calm' };
    }
    case 'ends':
    case 'ends_soon': {
      const near = timing === 'ends_soon' || left < 7 * SOON;
      return {
        text: ownTexts.ends(left < SOON ? formatRelative(at, now) : formatDay(at)),
        tone: near ? 'soon' : 'calm',
      };
    }
    case 'pay_by': {
      const days = daysBetween(today, at);
      if (days < 0) return { text: ownTexts.latePart(-days), tone: 'late' };
      return { text: days === 0 ? ownTexts.today : ownTexts.by(formatDay(at)), tone: days < 3 ? 'soon' : 'calm' };
    }
    case 'until':
      return { text: ownTexts.until(formatDay(at)), tone: 'soon' };
    case 'last_activity':
      return calm(ownTexts.lastActivity(formatRelative(at, now)));
    case 'joined':
      return calm(ownTexts.joined(formatRelative(at, now)));
    case 'invited':
      return calm(ownTexts.invited(formatRelative(at, now)));
    case 'happened':
      // A day has no time to count from.
      return calm(at.length === 10 ? dayText(at, now) : formatRelative(at, now));
    case 'due':
      if (left <= 0) return { text: ownTexts.wasDue(formatRelative(at, now)), tone: 'late' };
      return { text: ownTexts.due(formatRelative(at, now)), tone: left < SOON ? 'soon' : 'calm' };
  }
}

function dayText(day: string, now: number): string {
  return day === dateInZone(new Date(now), regionTimeZone()) ? ownTexts.today : formatDay(day);
}

/** The label and color of an event. */
export function tagOf({ kind, status }: Entry): { label: string; tone: Tone } {
  const tags = entries[kind]?.tags;
  return tags?.[status ?? ''] ?? tags?.['*'] ?? { label: ownTexts.moved, tone: 'gray' };
}

/** The text beside the title of an event. */
export function dashboardDetail({ kind, detail, amount_minor, currency }: Entry): string | null {
  const amount = amount_minor !== null && currency ? moneyText(amount_minor, currency) : null;
  if (entries[kind]?.detailIsStart) return detail && ownTexts.fromDay(formatDay(detail));
  return [detail, amount].filter(Boolean).join(' · ') || null;
}
