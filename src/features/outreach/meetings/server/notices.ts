import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Audience, notifyInOwnZone } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Meeting } from '../schema.ts';
import { meetingTimeText } from './invitations.ts';

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
    await notifyInOwnZone(company, audience, async (zone) => ({
      notice: {
        kind: isForPartner ? 'meeting_times_proposed' : 'meeting_requested',
        text: `${by} proposes times for “${row.title}”`,
        link: link(row),
        about: about(row),
        actions: [{ action: 'meetings.pick', id: row.id }],
      },
      letter: {
        subject: `Pick a time: ${row.title}`.slice(0, 120),
        action: 'Pick a time',
        lists: [{ caption: 'Proposed times', items: await timeItems(company, row, zone) }],
      },
    }));
  });
}

/** In the bell of the side that waited; the invitation itself goes to all attendees. */
export async function noticeOfScheduled(call: Call, row: Told): Promise<void> {
  if (call.batch_id || row.proposed_by === null || row.proposed_by === call.actor.mode) return;
  await call.asCompany(async (company) => {
    const isForCompany = row.proposed_by === 'company';
    const audience = isForCompany ? await companySide(company, row) : await partnerSide(company, row.partner_id);
    const by = isForCompany ? await partnerName(company, row.partner_id) : await companyName(company);
    await notifyInOwnZone(company, audience, async (zone) => ({
      notice: {
        kind: isForCompany ? 'meeting_time_picked' : 'meeting_scheduled',
        text: `${by} picked ${await meetingTimeText(company, row.starts_at!, zone)} for “${row.title}”`,
        link: link(row),
        about: about(row),
      },
    }));
  });
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
