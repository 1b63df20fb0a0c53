import type { FastifyInstance } from 'fastify';
import { sql } from '#server/db/sql.ts';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { InboundMailList, type InboundMailRow } from '../schema.ts';
import { inboundMailOf } from './define.ts';
import { INSTALLATION } from './read.ts';

const can = 'inbound_mails:manage';

export function inboundMailRoutes(api: FastifyInstance, kernel: Kernel): void {
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/inbound_mails',
      summary: 'List the last 200 received emails, without their content, with their results',
      can,
      modes: ['company'],
      response: InboundMailList,
      run: async (call): Promise<InboundMailList> => {
        const { inbound } = kernel.config;
        const [state] = await kernel.system.unscoped((tx) =>
          tx.rows<Pick<InboundMailList, 'read_at' | 'error'>>(
            sql`select read_at, error from mailbox_positions where mailbox = ${INSTALLATION}`,
          ),
        );
        const mails = await call.rows<Omit<InboundMailRow, 'purpose'> & { address_key: string }>(sql`
          select id, created_at, from_address, from_name, subject, address_key, status, note, handled_at
          from inbound_mails
          where organization_id = ${call.organization_id} order by created_at desc, id desc limit 200`);
        return {
          address: inbound && `${inbound.local}@${inbound.domain}`,
          read_at: state?.read_at ?? null,
          // The reason may name the operator's mail server.
          error: state?.error ? 'The mailbox could not be read.' : null,
          mails: mails.map(({ address_key, ...mail }) => ({
            ...mail,
            purpose: inboundMailOf(address_key)?.label ?? address_key,
          })),
        };
      },
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      method: 'POST',
      url: '/inbound_mails/read',
      summary: 'Read new emails now instead of within a minute',
      can,
      modes: ['company'],
      run: async (call) => {
        await call.enqueue(
          'inbound-mails.read-now',
          {},
          { job_key: 'inbound-mails.read-now', queue: 'inbound-mails.read' },
        );
      },
    }),
  );
}
