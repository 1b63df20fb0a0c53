import type { FastifyInstance } from 'fastify';
import { inboundAddress } from '#features/platform/inbound-mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { type ForwardedDealRow, ForwardedDealSettings, ForwardedDeals } from '../schema.ts';

export function forwardedDealRoutes(api: FastifyInstance, kernel: Kernel): void {
  const read = async (call: Call): Promise<ForwardedDeals> => {
    const settings = await call.maybe<ForwardedDealSettings>(
      sql`select is_on from forwarded_deal_settings where organization_id = ${call.organization_id}`,
    );
    return {
      is_on: settings?.is_on ?? false,
      address: inboundAddress(kernel, 'deals', call.organization_id),
      deals: await call.rows<ForwardedDealRow>(sql`
        select f.id, f.created_at, f.subject, f.from_address, f.partner_id, p.name as partner_name, f.registration_id,
          f.missing,
          r.account_name, r.status
        from forwarded_deals f join partners p on p.organization_id = f.organization_id and p.id = f.partner_id
        left join deal_registrations r on r.organization_id = f.organization_id and r.id = f.registration_id
        where f.organization_id = ${call.organization_id} order by f.created_at desc, f.id desc limit 200`),
    };
  };
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/forwarded_deals',
      summary: 'Get the address for forwarded deals, and the last 200 of them',
      can: 'program_settings:manage',
      modes: ['company'],
      response: ForwardedDeals,
      run: read,
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      method: 'PUT',
      url: '/forwarded_deals',
      summary: 'Set whether emails that partners forward become draft registrations',
      can: 'program_settings:manage',
      modes: ['company'],
      body: ForwardedDealSettings,
      response: ForwardedDeals,
      run: async (call, { body }) => {
        await call.run(sql`
          insert into forwarded_deal_settings (organization_id, is_on) values (${call.organization_id}, ${body.is_on})
          on conflict (organization_id) do update set is_on = excluded.is_on`);
        return read(call);
      },
    }),
  );
}
