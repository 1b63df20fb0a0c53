import type { FastifyInstance } from 'fastify';
import type { Actor } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/permissions.ts';
import { MailOutbox, type MailSummary, StoredMail } from '../schema.ts';
import { accountMail, accountMails, attachments, summary } from './account-mails.ts';
import { withAddresses } from './compose.ts';
import { mailHistoryRoutes } from './mail-history-routes.ts';
import { withoutSecrets, withSecrets } from './secrets.ts';

/** Restricted, because emails contain links meant only for their recipients. */
const can = 'mail_outbox:manage';

/** A link can sign in any role, so only people who can manage everything see it. */
function mayReadSecrets({ permissions, api_key_id, impersonator_id }: Actor): boolean {
  return allows(permissions, '*', 'manage') && !api_key_id && !impersonator_id;
}

function newest(mails: MailSummary[]): MailSummary[] {
  const place = ({ created_at, id }: MailSummary) => `${created_at} ${id}`;
  return mails.sort((a, b) => (place(a) < place(b) ? 1 : -1)).slice(0, 200);
}

export function mailRoutes(api: FastifyInstance, kernel: Kernel): void {
  const { mailer, config } = kernel;
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
        mails: newest([
          ...(await call.rows<MailSummary>(
            `select ${summary} from mail_outbox m
             where organization_id = $1 order by created_at desc, id desc limit 200`,
            [call.organization_id],
          )),
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
      summary: 'Get one email as its recipient sees it',
      can,
      modes: ['company'],
      params: IdParams,
      response: StoredMail,
      run: async (call, { params }) => {
        const own = await call.maybe<StoredMail>(
          `select ${summary}, case when m.is_private then '' else m.body_text end as body_text,
             case when not m.is_private then m.body_html end as body_html, ${attachments} from mail_outbox m
           where organization_id = $1 and id = $2`,
          [call.organization_id, params.id],
        );
        const mail = own ?? (await accountMail(kernel, call, params.id));
        if (!mail) throw notFound('This email');
        const isOpen = !mailer.delivers && mayReadSecrets(call.actor);
        const shown = (body: string) => (isOpen ? withSecrets(call.sealing, body, mail.id) : withoutSecrets(body));
        const readable = (body: string) => withAddresses(shown(body), config.baseUrl);
        return { ...mail, body_text: readable(mail.body_text), body_html: mail.body_html && readable(mail.body_html) };
      },
    }),
  );
}
