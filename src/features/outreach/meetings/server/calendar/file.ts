import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AgendaItem } from '../../schema.ts';
import { texts } from '../texts.ts';

/** A meeting as calendar programs show it. */
export interface CalendarMeeting {
  id: string;
  title: string;
  partner_name: string;
  starts_at: string;
  duration_minutes: number;
  place: string | null;
  agenda: readonly AgendaItem[];
  sequence: number;
  updated_at: string;
  is_canceled: boolean;
}

interface Person {
  full_name: string;
  email: string;
}

/** The address of the entry stays the same for its whole life, so that updates replace it. */
export const uidOf = (id: string): string => `${id}@meetings.tandem`;

/** One invitation or cancellation (RFC 5546), for an email, in the language of its reader. */
export function invitationFile(
  meeting: CalendarMeeting,
  {
    method,
    organizer,
    attendees,
    stamp,
  }: {
    method: 'request' | 'cancel';
    organizer: Person | null;
    attendees: readonly Person[];
    stamp: Date;
  },
): string {
  const calendar = ical({
    prodId: { company: 'Tandem', product: 'Meetings', language: 'EN' },
    method: method === 'request' ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
  });
  const event = calendar.createEvent(eventOf({ ...meeting, is_canceled: method === 'cancel' }, stamp));
  if (organizer) event.organizer({ name: nameOf(organizer.full_name), email: organizer.email });
  for (const { full_name, email } of attendees)
    event.createAttendee({
      name: nameOf(full_name),
      email,
      role: ICalAttendeeRole.REQ,
      status: email === organizer?.email ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
      rsvp: email !== organizer?.email,
    });
  return calendar.toString();
}

/** The calendar of a person, which programs fetch again every few hours. It names no addresses of others. */
export function feedFile(name: string, meetings: readonly CalendarMeeting[], stamp: Date): string {
  return ical({
    name: plain(name),
    prodId: { company: 'Tandem', product: 'Meetings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60 * 4,
    events: meetings.map((meeting) => eventOf(meeting, stamp)),
  }).toString();
}

function eventOf(meeting: CalendarMeeting, stamp: Date) {
  const start = new Date(meeting.starts_at);
  const lines = meeting.agenda.map(
    ({ title, minutes, owner }) => `- ${texts.agendaItem(plain(title), minutes, owner ? plain(owner) : null)}`,
  );
  return {
    id: uidOf(meeting.id),
    sequence: meeting.sequence,
    start,
    end: new Date(start.getTime() + meeting.duration_minutes * 60_000),
    stamp,
    lastModified: new Date(meeting.updated_at),
    summary: plain(meeting.title),
    status: meeting.is_canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(meeting.place && { location: plain(meeting.place) }),
    description: [`${plain(meeting.partner_name)}`, ...(lines.length > 0 ? [texts.agendaFollows, ...lines] : [])].join(
      '\n',
    ),
  };
}

/** Control characters end lines of calendar files; all others, also quotation marks, are escaped where they must be. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Names are parameters, in which not every program knows the escape of double quotes (RFC 6868). */
const nameOf = (text: string): string => plain(text).replaceAll('"', "'");
