import { timeZonesOf } from '#features/engagement/notifications/server/service.ts';
import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { inLanguageOf } from '#server/language.ts';
import { readerLocale } from '#shared/places/regions.ts';
import type { Attendee, Meeting } from '../schema.ts';
import { invitationFile } from './calendar/file.ts';
import { type Invitee, inviteesOf } from './people.ts';
import { texts } from './texts.ts';

const invitationMail = defineMail({
  key: 'meeting_invitation',
  class: 'account',
  hides: 'nothing',
  plainSubject: 'Invitation to a meeting',
});

type Method = 'request' | 'cancel';

interface Options {
  /** Attendees who were removed get a cancellation. */
  removed?: readonly Attendee[];
  reason?: string | null;
}

/** Sends each attendee the calendar entry by email, with the next SEQUENCE, so that programs replace the earlier one. */
export async function sendInvitations(call: Call, id: string, method: Method, options: Options = {}): Promise<void> {
  await call.asCompany(async (company) => {
    const { sequence } = await company.one<{ sequence: number }>(sql`
      update meetings set sequence = sequence + 1 where organization_id = ${company.organization_id} and id = ${id}
      returning sequence`);
    if (company.batch_id) return;
    const row = await company.one<Meeting>(
      sql`select * from meeting_rows where organization_id = ${company.organization_id} and id = ${id}`,
    );
    const invitees = await inviteesOf(company, row.attendees);
    // The first version has the number 0 (RFC 5546).
    const version = { ...row, sequence: sequence - 1 };
    for (const one of invitees) await invite(company, version, method, one, invitees, options);
    for (const one of await inviteesOf(company, options.removed ?? []))
      await invite(company, version, 'cancel', one, [one], { isRemoved: true });
  });
}

/** Writes to one attendee, in their language. */
function invite(
  call: Call,
  row: Meeting,
  method: Method,
  to: Invitee,
  attendees: readonly Invitee[],
  why: { reason?: string | null; isRemoved?: true },
): Promise<void> {
  const reader = { user_id: to.user_id, partner_id: to.side === 'partner' ? row.partner_id : null };
  return inLanguageOf(call, reader, () => mailInvitation(call, row, method, to, attendees, why));
}

async function mailInvitation(
  call: Call,
  row: Meeting,
  method: Method,
  to: Invitee,
  attendees: readonly Invitee[],
  { reason, isRemoved }: { reason?: string | null; isRemoved?: true },
): Promise<void> {
  const when = await meetingTimeText(call, row.starts_at!, await zoneOf(call, to, row.time_zone));
  const isFirst = method === 'request' && row.sequence === 0;
  const subjectOf =
    method === 'cancel' ? texts.canceledSubject : isFirst ? texts.invitationSubject : texts.updatedSubject;
  const why = isRemoved ? texts.noLongerAttendee : reason;
  const organizer = attendees.find(({ user_id, side }) => side === 'company' && user_id === row.owner_user_id) ?? null;
  const text = invitationFile(
    { ...row, partner_name: row.partner_name ?? '', starts_at: row.starts_at!, is_canceled: method === 'cancel' },
    { method, organizer, attendees, stamp: call.now() },
  );
  const isPartner = to.side === 'partner';
  await sendMail(call, {
    kind: invitationMail,
    to: to.email,
    to_name: to.full_name,
    about: [{ table: 'partners', id: row.partner_id }],
    subject: subjectOf(row.title, when).slice(0, 200),
    paragraphs: [
      mailTexts.hello(to.full_name),
      method === 'cancel' ? texts.isCanceled(row.title) : texts.isAt(row.title, when),
      ...(method === 'request' && row.place ? [texts.place(row.place)] : []),
      ...(why ? [why] : []),
    ],
    ...(method === 'request' &&
      row.agenda.length > 0 && {
        lists: [
          {
            caption: texts.agenda,
            items: row.agenda.map(({ title, minutes, owner }) => ({
              text: texts.agendaItem(title, minutes, owner ?? null),
            })),
          },
        ],
      }),
    ...(to.user_id && { action: { label: texts.viewMeeting, path: `/partners/meetings/show/${row.id}` } }),
    ...(to.user_id
      ? { access: { user_id: to.user_id, partner_id: isPartner ? row.partner_id : null } }
      : { partner_id: row.partner_id }),
    calendar: { method, text },
  });
}

/** The time zone of an attendee; the meeting's own for people without an account. The calendar file keeps the meeting's. */
async function zoneOf(call: Call, { user_id, side }: Invitee, zone: string): Promise<string> {
  return user_id ? ((await timeZonesOf(call, side, [user_id])).get(user_id) ?? zone) : zone;
}

/** The time zone of the caller as a reader. */
export async function ownZone(call: Call): Promise<string> {
  const { user_id, mode, timezone } = call.actor;
  if (!user_id) return timezone;
  return call.asCompany(async (company) => (await timeZonesOf(company, mode, [user_id])).get(user_id) ?? timezone);
}

/** "Monday, March 16, 2026 at 10:00 AM CET": a time in the reader's zone and language, with the name of the zone. */
export async function meetingTimeText(call: Call, instant: string, zone: string): Promise<string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return new Intl.DateTimeFormat(readerLocale(region), {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(new Date(instant));
}
