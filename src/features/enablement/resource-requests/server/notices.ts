import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

interface About {
  id: string;
  title: string;
  partner_id: string;
}

export async function tellResourceRequestRequested(call: Call, { title, partner_id }: About): Promise<void> {
  await call.asCompany(async (company) => {
    const { name } = await company.one<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${partner_id}`,
    );
    const text = `${name} misses a resource: ${title}`;
    await notify(
      company,
      { mode: 'company', people: await teamMembersWithPermission(company, 'resource_requests', 'manage', partner_id) },
      { kind: 'resource_requested', text, link: '/resources/requests', about: [{ table: 'partners', id: partner_id }] },
      { subject: text.slice(0, 120), action: 'View request' },
    );
  });
}

export async function tellResourceRequestAnswered(
  call: Call,
  { title, partner_id }: About,
  {
    status,
    answer,
    resource_id,
  }: { status: 'answered' | 'declined'; answer: string | null; resource_id: string | null },
): Promise<void> {
  const what = status === 'answered' ? `Your request was answered: ${title}` : `Your request was declined: ${title}`;
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'resource_requests', 'view'),
    },
    {
      kind: 'resource_request_answered',
      text: answer ? `${what}. ${answer}` : what,
      link: resource_id ? `/partner-resources/${resource_id}` : '/partner-resources/requests',
      about: [{ table: 'partners', id: partner_id }],
    },
    { subject: what.slice(0, 120), action: resource_id ? 'View resource' : 'View answer' },
  );
}
