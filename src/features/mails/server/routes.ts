import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { MailOutbox, type MailSummary, StoredMail } from '../schema.ts';
import { withAddresses } from './compose.ts';

/** For who may manage everything: mails carry links meant for their readers alone. */
const can = 'mail_outbox:manage';

export function mailRoutes(api: FastifyInstance, kernel: Kernel): void {
  const { mailer, config } = kernel;
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/mail_outbox',
      summary: 'The last 200 mails, and whether mails leave this machine',
      can,
      modes: ['company'],
      response: MailOutbox,
      run: async (call): Promise<MailOutbox> => ({
        delivers: mailer.delivers,
        mails: await call.rows<MailSummary>(
          `select id, to_address, subject, status, error, sent_at, created_at from mail_outbox
           where organization_id = $1 order by created_at desc, id desc limit 200`,
          [call.organization_id],
        ),
      }),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/mail_outbox/:id',
      summary: 'One mail as its reader gets it',
      can,
      modes: ['company'],
      params: IdParams,
      response: StoredMail,
      run: async (call, { params }) => {
        const mail = await call.one<StoredMail>(
          `select id, to_address, subject, status, error, sent_at, created_at, body_text, body_html from mail_outbox
           where organization_id = $1 and id = $2`,
          [call.organization_id, params.id],
          'This mail',
        );
        return {
          ...mail,
          body_text: withAddresses(mail.body_text, config.baseUrl),
          body_html: mail.body_html && withAddresses(mail.body_html, config.baseUrl),
        };
      },
    }),
  );
}
