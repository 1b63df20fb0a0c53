import type { FastifyInstance } from 'fastify';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { MailOutbox, type MailSummary, StoredMail } from '../schema.ts';
import { accountMail, accountMails, attachments, bodies, ownMail, summary } from './account-mails.ts';
import { withAddresses } from './compose.ts';
import { mailHistoryRoutes } from './mail-history-routes.ts';
import { outsideMails } from './outside.ts';

/** Restricted, because emails tell of everything that the company does. */
const can = 'mail_outbox:manage';

function newest(mails: MailSummary[]): MailSummary[] {
  const place = ({ created_at, id }: MailSummary) => `${created_at} ${id}`;
  return mails.sort((a, b) => (place(a) < place(b) ? 1 : -1)).slice(0, 200);
}

export function mailRoutes(api: FastifyInstance, kernel: Kernel): void {
  const { mailer, hosts } = kernel;
  mailHistoryRoutes(api, kernel);
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/mail_outbox',
      summary: 'List the last 200 emails, and whether emails are delivered',
      can,
      modes: ['company'],
      response: MailOutbox,
      run: async (call): Promise<MailOutbox> => ({
        delivers: mailer.delivers,
        outside: mailer.delivers ? await outsideMails(call) : null,
        mails: newest([
          ...(await call.rows<MailSummary>(sql`
            select ${sql.raw(summary)} from mail_outbox m
            where organization_id = ${call.organization_id} order by created_at desc, id desc limit 200`)),
          ...(await accountMails(kernel, call)),
        ]),
      }),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/mail_outbox/:id',
      summary: 'Get one email. A body with a personal link or code is shown to its recipient only',
      can,
      modes: ['company'],
      params: IdParams,
      response: StoredMail,
      run: async (call, { params }) => {
        const own = await call.maybe<StoredMail>(sql`
          select ${sql.raw(summary)}, ${sql.raw(bodies)}, ${sql.raw(attachments)} from mail_outbox m
          where organization_id = ${call.organization_id} and id = ${params.id}`);
        const mail = own ?? (await accountMail(kernel, call, params.id));
        if (!mail) throw notFound('This email');
        const { body_text, body_html } = (await ownMail(kernel, call, mail.id)) ?? mail;
        const readable = (body: string) => withAddresses(body, hosts.addressOf(call.organization_id));
        return { ...mail, body_text: readable(body_text), body_html: body_html && readable(body_html) };
      },
    }),
  );
}
