import { offerActions } from '#features/platform/mail-actions/server/service.ts';
import { defineMail, type Letter, permissionSnapshot, sendMail } from '#features/platform/mails/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { ofRole } from '#shared/access/permissions.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, readerLocale } from '#shared/places/regions.ts';
import { dateInZone, daysBetween } from '#shared/time/dates.ts';
import type { WorkItem, WorkItemList } from '../../schema.ts';
import { texts } from '../texts.ts';
import type { Morning } from './setting.ts';
import { stopAction } from './stop.ts';

/** The rows in the email; the inbox has the others. */
export const MOST_ROWS = 10;

/** The list holds what the person may see, so nobody else reads it, neither in the outbox nor in a timeline. */
const morningMail = defineMail({ key: 'morning', class: 'notice', hides: 'everything' });

interface Reader {
  actor: Actor;
  email: string;
  region: string;
}

/** Sends the open work of a person with the sentence and the rows of their inbox, in the language in which it runs. */
export async function sendMorning(call: Call, morning: Morning, reader: Reader, work: WorkItemList): Promise<void> {
  const { user_id, partner_id } = morning;
  const { actor, email, region } = reader;
  const actions = await offerActions(call, { user_id, partner_id }, [{ action: stopAction, id: morning.id }]);
  const late = work.kinds.reduce((sum, { overdue }) => sum + overdue, 0);
  const more = work.total - work.items.length;
  await sendMail(call, {
    kind: morningMail,
    to: email,
    to_name: actor.full_name,
    access: { user_id, partner_id, standing: standingOf(actor) },
    subject: late === 0 ? texts.subject(work.total) : texts.subjectLate(work.total, late),
    paragraphs: [texts.goodMorning(actor.full_name), work.sentence ?? ''],
    lists: listsOf(work.items, { today: call.today(), zone: actor.timezone, region }),
    action: { label: more > 0 ? texts.openMore(more) : texts.open, path: '/work' },
    ...(actions.length > 0 && { actions }),
    footer: texts.why,
  });
}

/** Modules that are off are no part of the permissions that are compared before the email is sent. */
const standingOf = (actor: Actor) => permissionSnapshot({ ...actor, permissions: ofRole(actor.permissions) });

interface Clock {
  today: string;
  zone: string;
  region: string;
}

function listsOf(items: readonly WorkItem[], clock: Clock): NonNullable<Letter['lists']> {
  return [...Map.groupBy(items, (item) => captionOf(item, clock))].map(([caption, some]) => ({
    caption,
    items: some.map((item) => ({ text: textOf(item, clock), path: `/work?item=${item.kind}.${item.id}` })),
  }));
}

const dueDayOf = ({ due_on, due_at }: WorkItem, { zone }: Clock) => due_on ?? (due_at && dateInZone(due_at, zone));

/** The headings of the inbox. */
function captionOf(item: WorkItem, clock: Clock): string {
  if (item.is_overdue) return texts.overdue;
  const day = dueDayOf(item, clock);
  if (!day) return texts.noDueDate;
  const days = daysBetween(clock.today, day);
  return days <= 0 ? texts.today : days < 7 ? texts.thisWeek : texts.later;
}

/** A row of the inbox in one line: its kind, title, partner, amount and due date. */
function textOf(item: WorkItem, clock: Clock): string {
  const { kind_label, title, partner_name, amount_minor, currency } = item;
  const day = dueDayOf(item, clock);
  const facts = [
    title,
    partner_name !== title && partner_name,
    amount_minor !== null && currency && formatMoney(amount_minor, currency, readerLocale(clock.region)),
    day && texts.dueOn[item.due_is](formatLongDay(day, clock.region)),
  ];
  return texts.row(kind_label, facts.filter(Boolean).join(' · '));
}
