import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { IdParams, registerAction, superAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { Type } from '#shared/schema.ts';
import { Operator, WithReason } from '../schema.ts';
import { disableLostTwoFactor } from './two-factor-reset.ts';

const url = '/superadmin/people';

/**
 * The operators of the installation, by the addresses that the settings name; one operator can let in another who is
 * locked out.
 */
export function operatorRoutes(api: FastifyInstance, kernel: Kernel): void {
  const { superAdminEmails, superAdminDomains } = kernel.config;
  const operators = (call: Call, id: string | null): Promise<Operator[]> =>
    call.rows<Operator>(sql`
      select u.id as user_id, u.name as full_name, u.email::text as email, u.email_verified, u.last_sign_in_at,
        exists (select from identity.two_factors f
          where f.user_id = u.id and f.enabled_at is not null) as has_two_factor
      from identity.users u
      where u.status = 'active' and (${id}::uuid is null or u.id = ${id})
        and (lower(u.email::text) = any(${superAdminEmails})
          or lower(split_part(u.email::text, '@', 2)) = any(${superAdminDomains}))
      order by u.name, u.id limit 200`);

  for (const declared of [
    superAction({
      method: 'GET',
      url,
      summary: 'List super admins, at most 200',
      response: Type.Array(Operator),
      run: (call) => operators(call, null),
    }),
    superAction({
      method: 'POST',
      url: `${url}/:id/two_factor/reset`,
      summary: 'Reset two-factor authentication for a super admin who lost their phone and recovery codes',
      params: IdParams,
      body: WithReason,
      run: async (call, { params, body }) => {
        const [operator] = await operators(call, params.id);
        if (!operator) throw notFound('This person');
        await disableLostTwoFactor(call, params.id, { reason: body.reason });
      },
    }),
  ])
    registerAction(api, kernel, declared);
}
