import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import {
  type Audience,
  type Notice,
  type NoticeLetter,
  notify,
  timeZonesOf,
} from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Meeting } from '../schema.ts';
import { meetingTimeText } from './invitations.ts';
import { texts } from './texts.ts';

type Told = Pick<
  Meeting,
  'id' | 'title' | 'partner_id' | 'proposed_by' | 'proposed_times' | 'owner_user_id' | 'starts_at'
>;

const about = ({ partner_id }: Pick<Told, 'partner_id'>): MailSubject[] => [{ table: 'partners', id: partner_id }];
const link = ({ id }: Pick<Told, 'id'>) => `/partners/meetings/show/${id}`;

/** Asks the other side to pick a time. */
export async function noticeOfMeetingProposal(call: Call, row: Told): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const isForPartner = row.proposed_by === 'company';
    const audience = isForPartner ? await partnerSide(company, row.partner_id) : await companySide(company, row);
    const by = isForPartner ? await companyName(company) : await partnerName(company, row.partner_id);
    await notifyInOwnZones(
      company,
      audience,
      () => ({
        kind: isForPartner ? 'meeting_times_proposed' : 'meeting_requested',
        text: texts.proposes(by, row.title),
        link: link(row),
        about: about(row),
        actions: [{ action: 'meetings.pick', id: row.id }],
      }),
      async (zone) => ({
        subject: texts.proposesSubject(row.title).slice(0, 120),
        action: texts.pickTime,
        lists: [{ caption: texts.proposedTimes, items: await timeItems(company, row, zone) }],
      }),
    );
  });
}

/** In the bell of the side that waited; the invitation itself goes to all attendees. */
export async function noticeOfScheduled(call: Call, row: Told): Promise<void> {
  if (call.batch_id || row.proposed_by === null || row.proposed_by === call.actor.mode) return;
  await call.asCompany(async (company) => {
    const isForCompany = row.proposed_by === 'company';
    const audience = isForCompany ? await companySide(company, row) : await partnerSide(company, row.partner_id);
    const by = isForCompany ? await partnerName(company, row.partner_id) : await companyName(company);
    await notifyInOwnZones(company, audience, async (zone) => ({
      kind: isForCompany ? 'meeting_time_picked' : 'meeting_scheduled',
      text: texts.picked(by, await meetingTimeText(company, row.starts_at!, zone), row.title),
      link: link(row),
      about: about(row),
    }));
  });
}

/** Notifies people with times in the time zone of each, and in their language; chats get the notice once. */
async function notifyInOwnZones(
  company: Call,
  audience: Audience,
  notice: (zone: string) => Notice | Promise<Notice>,
  letter?: (zone: string) => Promise<NoticeLetter>,
): Promise<void> {
  const ids = audience.people.map(({ user_id }) => user_id);
  const zones = await timeZonesOf(company, audience.mode, ids);
  let isInChat = false;
  for (const [zone, people] of Map.groupBy(audience.people, ({ user_id }) => zones.get(user_id)!)) {
    const isRepeated = isInChat;
    await notify(
      company,
      { ...audience, people },
      async () => ({ ...(await notice(zone)), ...(isRepeated && { isInChat: true as const }) }),
      letter && (() => letter(zone)),
    );
    isInChat = true;
  }
}

const timeItems = (call: Call, { proposed_times }: Told, zone: string) =>
  Promise.all(proposed_times.map(async (time) => ({ text: await meetingTimeText(call, time, zone) })));

async function partnerSide(call: Call, partner_id: string): Promise<Audience> {
  return {
    mode: 'partner',
    partner_id,
    people: await partnerUsersWithPermission(call, partner_id, 'meetings', 'manage'),
  };
}

/** The organizer, or everyone who manages the partner's meetings. */
async function companySide(call: Call, { partner_id, owner_user_id }: Told): Promise<Audience> {
  const people = await teamMembersWithPermission(call, 'meetings', 'manage', partner_id);
  const organizer = people.filter(({ user_id }) => user_id === owner_user_id);
  return { mode: 'company', people: organizer.length > 0 ? organizer : people };
}

async function partnerName(call: Call, id: string): Promise<string> {
  const { name } = await call.one<{ name: string }>(
    sql`select name from partners where organization_id = ${call.organization_id} and id = ${id}`,
  );
  return name;
}

async function companyName(call: Call): Promise<string> {
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  return name;
}
