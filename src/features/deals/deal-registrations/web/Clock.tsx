import { dateInZone, daysBetween } from '#shared/time/dates.ts';
import { DateText } from '#web/components/DateText.tsx';
import type { Tone } from '#web/look/theme.ts';
import { formatDay, formatInstant, formatRelative, regionTimeZone } from '#web/region.ts';
import type { DealRegistrationForPartner } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

type Timed = Pick<
  DealRegistrationForPartner,
  | 'status'
  | 'held_until'
  | 'review_due_at'
  | 'expires_at'
  | 'protected_until'
  | 'decided_at'
  | 'submitted_at'
  | 'updated_at'
>;

const DAY = 86_400_000;

interface Reading {
  /** Short, for a list. */
  text: string;
  /** A sentence for a title. */
  title: string;
  tone: Tone;
  /** The exact time of the deadline. */
  at: string | null;
}

const days = (count: number) => ownTexts.textCount(count);

/** The current deadline and how urgent it is. */
export function clockOf(row: Timed, now = Date.now()): Reading {
  const { status, review_due_at, expires_at } = row;
  if (status === 'pending_review' && review_due_at) {
    const left = Date.parse(review_due_at) - now;
    if (left <= 0) {
      const late = durationText(-left / 1000);
      return {
        text: ownTexts.overdueBy(late),
        title: ownTexts.decisionOverdueBy(late),
        tone: 'red',
        at: review_due_at,
      };
    }
    const when = formatRelative(review_due_at, now);
    const tone = left < DAY ? 'amber' : 'blue';
    return { text: ownTexts.decisionDue(when), title: ownTexts.theDecisionIsDue(when), tone, at: review_due_at };
  }
  if (status === 'info_requested') {
    return { text: ownTexts.pausedQuestionOpen, title: ownTexts.deadlinePaused, tone: 'amber', at: null };
  }
  if (status === 'approved' && expires_at) {
    const [today, last] = [new Date(now), expires_at].map((at) => dateInZone(at, regionTimeZone())) as [string, string];
    const left = Math.max(0, daysBetween(today, last));
    const tone = left <= 14 ? 'amber' : 'green';
    if (left === 0) return { text: ownTexts.endsToday, title: ownTexts.protectionEndsToday, tone, at: expires_at };
    return { text: ownTexts.left(days(left)), title: ownTexts.protectedForAnother(days(left)), tone, at: expires_at };
  }
  if (status === 'draft' && row.held_until) {
    const seconds = (Date.parse(row.held_until) - now) / 1000;
    if (seconds <= 0)
      return { text: ownTexts.holdEnded, title: ownTexts.holdHasEnded, tone: 'gray', at: row.held_until };
    const left = durationText(seconds);
    return { text: ownTexts.heldLeft(left), title: ownTexts.heldForAnother(left), tone: 'violet', at: row.held_until };
  }
  if (status === 'draft')
    return { text: ownTexts.notSubmitted, title: ownTexts.notSubmittedYet, tone: 'gray', at: null };
  const ended = row.decided_at ?? row.updated_at;
  return { text: ownTexts.closed(formatDay(ended)), title: ownTexts.closed(formatDay(ended)), tone: 'gray', at: ended };
}

/** One line for lists: the dot shows the urgency, the text the remaining time, and the tooltip the exact time. */
export function Clock({ row }: { row: Timed }) {
  const { text, tone, at } = clockOf(row);
  return (
    <span
      title={at ? formatInstant(at) : undefined}
      style={{ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 }}
    >
      <span
        aria-hidden="true"
        style={{ flex: 'none', width: 6, height: 6, borderRadius: '50%', background: `var(--tag-${tone}-dot)` }}
      />
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{text}</span>
    </span>
  );
}

/** A duration as text: "3 days 4 hours". */
export function durationText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24 * 7) return days(Math.floor(hours / 24));
  const parts = [hours >= 24 && days(Math.floor(hours / 24)), hours % 24 > 0 && ownTexts.textHours(hours % 24)];
  return parts.filter(Boolean).join(' ') || 'less than an hour';
}

/** The elapsed part of the protection, with both ends as text. */
export function ProtectionBar({ from, until }: { from: string; until: string }) {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const percent = Math.min(100, Math.max(0, ((Date.now() - start) / (end - start)) * 100));
  return (
    <div>
      <div
        role="progressbar"
        aria-label={ownTexts.protection}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ height: 6, borderRadius: 3, overflow: 'hidden', background: 'var(--line)' }}
      >
        <div style={{ width: `${percent}%`, height: '100%', background: 'var(--tag-green-dot)' }} />
      </div>
      <div className="meta" style={{ display: 'flex', justifyContent: 'space-between', marginTop: 6 }}>
        <DateText value={from} />
        <DateText value={until} />
      </div>
    </div>
  );
}
