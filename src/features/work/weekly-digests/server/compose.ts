import { earnedCommission, payableCommission } from '#features/commissions/commissions/measures.ts';
import { declaredDashboards } from '#features/dashboard-widgets.ts';
import { submittedRegistrations } from '#features/deals/deal-registrations/measures.ts';
import { openDeals, wonDeals } from '#features/deals/opportunities/measures.ts';
import type { Offer } from '#features/platform/mail-actions/server/service.ts';
import { mailActionOf } from '#features/platform/mail-actions/server/service.ts';
import type { WorkItem, WorkItemList } from '#features/work/work-items/schema.ts';
import { workItemsOf } from '#features/work/work-items/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { topicOf } from '#server/extension-points/notification-topics.ts';
import { measured } from '#server/figures/measured.ts';
import type { Span } from '#server/figures/periods.ts';
import { allows } from '#shared/access/permissions.ts';
import { screenOfRows } from '#shared/dashboard-widgets.ts';
import type { Cell } from '#shared/figures.ts';
import type { Measure } from '#shared/measures.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, readerLocale } from '#shared/places/regions.ts';
import { said } from '#shared/text/labels.ts';
import { addDays, dateInZone } from '#shared/time/dates.ts';
import { texts } from './texts.ts';

/** A sentence of the digest, and the screen that shows the same. */
export interface Part {
  sentence: string;
  headline: string;
  label: string;
  path: string;
}

export interface Digest {
  waits: (Part & { total: number; offers: Offer[] }) | null;
  number: Part | null;
  news: Part | null;
}

/** The formats of days and amounts of the reader's company, and the reader's clock. */
export interface Reader {
  region: string;
  zone: string;
}

/**
 * Composes the digest in the present reader's language.
 * @param call acts as the partner user, so nothing is in it that they could not open
 * @returns null without anything to say
 */
export async function composeDigest(call: Call, reader: Reader): Promise<Digest | null> {
  const work = allows(call.actor.permissions, 'work_items', 'view') ? await workItemsOf(call, { _end: 1 }) : null;
  const waits = work && waitingPart(work, reader);
  const news = await newsPart(call);
  const number = (await changedNumber(call, reader)) ?? (waits || news ? await currentNumber(call, reader) : null);
  return waits || number || news ? { waits, number, news } : null;
}

function waitingPart({ items: [item], total }: WorkItemList, reader: Reader): Digest['waits'] {
  if (!item) return null;
  const name = `${item.kind_label}: ${item.title}`;
  return {
    sentence: texts.waits(total, name, dueText(item, reader)),
    headline: texts.waitsHeadline(total),
    label: name,
    path: `/work?item=${item.kind}.${item.id}`,
    total,
    offers: offersOf(item),
  };
}

function dueText({ due_on, due_at, due_is, is_overdue }: WorkItem, { region, zone }: Reader): string | null {
  const day = due_on ?? (due_at && dateInZone(due_at, zone));
  if (!day) return null;
  return (is_overdue ? texts.late : texts.dueOn)[due_is](formatLongDay(day, region));
}

/** The steps of the item that an email may take without signing in: `/deal_registrations/<id>/answer`. */
function offersOf({ steps }: WorkItem): Offer[] {
  return steps.flatMap(({ url }) => {
    const [table, id, verb] = url.replace(/^\//, '').split('/');
    const action = `${table}.${verb}`;
    return id && mailActionOf(action) ? [{ action, id }] : [];
  });
}

const WEEKLY: readonly Measure[] = [earnedCommission, wonDeals, submittedRegistrations];
const CURRENT: readonly Measure[] = [payableCommission, openDeals];

const readable = ({ actor }: Call, measures: readonly Measure[]) =>
  measures.filter(({ list }) => allows(actor.permissions, list, 'view'));

interface Figure {
  measure: Measure;
  cell: Cell;
  value: number;
  before: number;
}

/** The number that changed most against the week before, by its share of the larger one. */
async function changedNumber(call: Call, reader: Reader): Promise<Part | null> {
  const today = call.today();
  const spans: Span[] = [
    { from: addDays(today, -7), to: addDays(today, -1) },
    { from: addDays(today, -14), to: addDays(today, -8) },
  ];
  const measures = readable(call, WEEKLY);
  const items = await measured(
    call,
    measures.flatMap((measure) => spans.map((span) => ({ measure, span }))),
  );
  const figures = measures.flatMap((measure, at): Figure[] => {
    const [now, former] = [items[2 * at]!, items[2 * at + 1]!];
    return now.cells.map((cell) => ({
      measure,
      cell,
      value: cell.values[0] ?? 0,
      before: former.cells.find(({ currency }) => currency === cell.currency)?.values[0] ?? 0,
    }));
  });
  const change = ({ value, before }: Figure) => Math.abs(value - before) / Math.max(value, before);
  const [most] = figures.filter(({ value }) => value > 0).sort((a, b) => change(b) - change(a));
  return most ? numberPart(most, reader, comparedSentence) : null;
}

/** The number that matters at this moment, shown beside something else to say. */
async function currentNumber(call: Call, reader: Reader): Promise<Part | null> {
  const measures = readable(call, CURRENT);
  const items = await measured(
    call,
    measures.map((measure) => ({ measure })),
  );
  for (const [at, measure] of measures.entries())
    for (const cell of items[at]!.cells) {
      const value = cell.values[0] ?? 0;
      if (value > 0) return numberPart({ measure, cell, value, before: value }, reader, presentSentence);
    }
  return null;
}

const shownAs = ({ measure, cell }: Figure, value: number, { region }: Reader): string =>
  measure.unit === 'money' && cell.currency
    ? formatMoney(value, cell.currency, readerLocale(region))
    : value.toLocaleString(readerLocale(region));

type Sentence = (figure: Figure, reader: Reader) => string;

const comparedSentence: Sentence = (figure, reader) => {
  const name = said(figure.measure.label);
  const value = shownAs(figure, figure.value, reader);
  const difference = figure.value - figure.before;
  if (difference === 0) return texts.sameInWeek(name, value);
  const change = shownAs(figure, Math.abs(difference), reader);
  return (difference > 0 ? texts.moreInWeek : texts.lessInWeek)(name, value, change);
};

const presentSentence: Sentence = (figure, reader) =>
  texts.nowSentence(said(figure.measure.label), shownAs(figure, figure.value, reader));

function numberPart(figure: Figure, reader: Reader, sentence: Sentence): Part | null {
  const { measure, cell, value } = figure;
  // The list has exactly these rows, so it shows the same value.
  const path = cell.rows && screenOfRows(declaredDashboards.lists, cell.rows, 'partner');
  if (!path) return null;
  const label = (measure.on ? texts.inWeek : texts.now)(said(measure.label), shownAs(figure, value, reader));
  return { sentence: sentence(figure, reader), headline: label, label, path };
}

/** The kinds of notices that are news of the program, the most important first. */
const NEWS_TOPICS: readonly string[] = ['own_tier', 'partner_announcements', 'new_resources'];

/** The latest news of the week in the reader's bell that they have not read. What they turned off is not there. */
async function newsPart(call: Call): Promise<Part | null> {
  const notices = await call.rows<{ kind: string; text: string; link: string | null }>(sql`
    select kind, text, link from my_notifications
    where organization_id = ${call.organization_id} and mode = 'partner' and not is_read
      and created_at > ${new Date(call.now().getTime() - 7 * 86_400_000)}
    order by created_at desc, id desc limit 100`);
  const rank = ({ kind }: { kind: string }) => NEWS_TOPICS.indexOf(topicOf(kind).key);
  const [first] = notices.filter((notice) => rank(notice) >= 0).sort((a, b) => rank(a) - rank(b));
  if (!first) return null;
  const path = first.link?.startsWith('/') ? first.link : '/';
  return { sentence: texts.news(first.text), headline: texts.newsHeadline, label: first.text, path };
}
