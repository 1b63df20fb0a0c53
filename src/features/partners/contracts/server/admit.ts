import type { FastifyRequest } from 'fastify';
import { contractsFlag } from '#features/partners/contract-templates/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { subjectOf } from '#server/flags/flags.ts';
import type { Kernel } from '#server/kernel.ts';

/** For so long a partner without an open contract is not asked about again; one that signs is let in at once. */
const REMEMBERED_MS = 2000;
const free = new Map<string, number>();
const MOST = 10_000;

/** While a contract blocks the portal, people of the partner reach only contracts. @throws 409 */
export async function admitToPortal(kernel: Kernel, request: FastifyRequest): Promise<void> {
  const { can, isPublic, isPersonal } = request.routeOptions.config;
  if (!can || isPublic || isPersonal || request.actor?.mode !== 'partner' || can.startsWith('contracts:')) return;
  const { organization_id, partner_id } = request.actor;
  const key = `${organization_id} ${partner_id}`;
  if ((free.get(key) ?? 0) > Date.now()) return;
  const [blocking] = await kernel.system.unscoped((tx) =>
    tx.rows<{ title: string }>(sql`
      select c.title from contracts c
      where c.organization_id = ${organization_id} and c.partner_id = ${partner_id} and c.blocks_portal
        and c.status in ('sent', 'partially_signed') and exists (select from contract_signings s
          where s.organization_id = c.organization_id and s.contract_id = c.id and s.side = 'partner'
            and s.status in ('waiting', 'notified', 'opened')) limit 1`),
  );
  if (blocking && (await kernel.flags.isOn(contractsFlag.key, subjectOf(request.actor))))
    throw conflict(`The portal opens when your company has signed “${blocking.title}”.`, { portal_blocked: true });
  if (free.size > MOST) free.clear();
  free.set(key, Date.now() + REMEMBERED_MS);
}
