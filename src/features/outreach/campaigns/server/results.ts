import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { type CampaignResults, type EmailCampaign, skipReasons } from '../schema.ts';
import { emailCampaigns } from './resource.ts';

const MOST_ROWS = 50;
/** Registrations and courses count for this many days after the email. */
const DAYS = 30;

type Followed = CampaignResults['followed'];

/** The figures of a campaign. They are counted from the recipients, so each one is a filter of their list. */
export async function campaignResults(call: Call, id: string): Promise<CampaignResults> {
  const { is_written_to_disk } = await readRow<EmailCampaign>(call, emailCampaigns, id);
  const figures = await call.one<CampaignResults['figures']>(sql`
    select count(*) filter (where status <> 'skipped')::int as recipients,
      count(*) filter (where status in ('queued', 'claimed', 'handed_over'))::int as waiting,
      count(*) filter (where status = 'sent')::int as sent,
      count(*) filter (where status = 'sent' and bounced_at is null)::int as delivered,
      count(*) filter (where bounced_at is not null)::int as bounced,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'uncertain')::int as uncertain,
      count(*) filter (where opened_at is not null)::int as opened,
      count(*) filter (where clicked_at is not null)::int as clicked,
      count(*) filter (where replied_at is not null)::int as replied,
      count(*) filter (where complained_at is not null)::int as complained,
      count(*) filter (where unsubscribed_at is not null)::int as unsubscribed,
      count(*) filter (where status = 'skipped')::int as skipped
    from email_campaign_recipients where organization_id = ${call.organization_id} and campaign_id = ${id}`);
  const skipped = await call.rows<{ reason: string; count: number }>(sql`
    select skip_reason as reason, count(*)::int as count from email_campaign_recipients
    where organization_id = ${call.organization_id} and campaign_id = ${id} and status = 'skipped' group by skip_reason`);
  const links = await call.rows<CampaignResults['links'][number]>(sql`
    select l.id, l.url, count(e.id)::int as clicks, count(distinct e.recipient_id)::int as people
    from email_campaign_links l
    left join email_events e on e.organization_id = l.organization_id and e.link_id = l.id and e.kind = 'click'
      and not e.is_machine
    where l.organization_id = ${call.organization_id} and l.campaign_id = ${id} group by l.id, l.url
    order by clicks desc, l.url`);
  const registrations = await followed(
    call,
    id,
    `select d.id, d.account_name as name, d.partner_id, d.submitted_at as at, null::uuid as user_id
     from deal_registrations d where d.organization_id = $1 and d.submitted_at is not null`,
  );
  const courses = await followed(
    call,
    id,
    `select e.id, k.title as name, e.partner_id, e.started_at as at, e.user_id from course_enrollments e
     join courses k on k.organization_id = e.organization_id and k.id = e.course_id
     where e.organization_id = $1 and e.started_at is not null`,
  );
  return {
    delivers: !is_written_to_disk,
    figures,
    skipped: skipReasons.flatMap(({ value }) => skipped.filter(({ reason }) => reason === value)),
    links,
    followed: {
      registrations: registrations.rows,
      registrations_total: registrations.total,
      courses: courses.rows,
      courses_total: courses.total,
    },
  };
}

/** Rows of partners that got the email, within the days after it; courses only of the recipients themselves. */
async function followed(call: Call, id: string, rows: string): Promise<{ rows: Followed['courses']; total: number }> {
  const found = await call.rows<Followed['courses'][number] & { total: number }>(
    `select f.id, f.name, p.name as partner_name, f.at, bool_or(r.clicked_at is not null and r.clicked_at <= f.at) as has_clicked,
       count(*) over ()::int as total
     from (${rows}) f
     join email_campaign_recipients r on r.organization_id = $1 and r.campaign_id = $2 and r.partner_id = f.partner_id
       and r.status = 'sent' and f.at > r.sent_at and f.at <= r.sent_at + make_interval(days => ${DAYS})
     left join contacts c on c.organization_id = r.organization_id and c.id = r.contact_id
     join partners p on p.organization_id = r.organization_id and p.id = f.partner_id
     where f.user_id is null or f.user_id = c.user_id
     group by f.id, f.name, p.name, f.at order by has_clicked desc, f.at desc, f.id limit ${MOST_ROWS}`,
    [call.organization_id, id],
  );
  return { rows: found.map(({ total: _, ...row }) => row), total: found[0]?.total ?? 0 };
}
