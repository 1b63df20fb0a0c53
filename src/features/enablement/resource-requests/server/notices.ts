import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from './texts.ts';

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
    await notify(
      company,
      { mode: 'company', people: await teamMembersWithPermission(company, 'resource_requests', 'manage', partner_id) },
      () => ({
        kind: 'resource_requested',
        text: texts.requested(name, title),
        link: '/resources/requests',
        about: [{ table: 'partners', id: partner_id }],
      }),
      () => ({ subject: texts.requested(name, title).slice(0, 120), action: texts.viewRequest }),
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
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'resource_requests', 'view'),
    },
    () => ({
      kind: 'resource_request_answered',
      text: (status === 'answered' ? texts.answered : texts.declined)(title, answer),
      link: resource_id ? `/partner-resources/${resource_id}` : '/partner-resources/requests',
      about: [{ table: 'partners', id: partner_id }],
    }),
    () => ({
      subject: (status === 'answered' ? texts.answered : texts.declined)(title, null).slice(0, 120),
      action: resource_id ? texts.viewResource : texts.viewAnswer,
    }),
  );
}
