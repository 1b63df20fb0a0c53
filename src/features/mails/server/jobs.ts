import type { JobHandler } from '#server/jobs/worker.ts';
import type { StoredMail } from '../schema.ts';
import { withAddresses } from './compose.ts';

export const mailJobs: Record<string, JobHandler> = {
  /** Fails when the mail server does, so that the queue tries again, later each time. */
  'mails.deliver': async (job, payload) => {
    const { mailer, config } = job.kernel;
    if (!mailer.delivers) return;
    const mail = await job.within((call) =>
      call.maybe<StoredMail>("select * from mail_outbox where organization_id = $1 and id = $2 and status <> 'sent'", [
        job.organization_id,
        payload.mail_id,
      ]),
    );
    if (!mail) return;
    try {
      await mailer.send({
        to: mail.to_address,
        subject: mail.subject,
        text: withAddresses(mail.body_text, config.baseUrl),
        ...(mail.body_html && { html: withAddresses(mail.body_html, config.baseUrl) }),
      });
    } catch (error) {
      await job.within((call) =>
        call.run("update mail_outbox set status = 'failed', error = $3 where organization_id = $1 and id = $2", [
          job.organization_id,
          mail.id,
          (error as Error).message.slice(0, 500),
        ]),
      );
      throw error;
    }
    // What was delivered is not kept: it may carry a link that signs somebody in.
    await job.within((call) =>
      call.run(
        `update mail_outbox set status = 'sent', sent_at = $3, error = null, body_text = '', body_html = null
         where organization_id = $1 and id = $2`,
        [job.organization_id, mail.id, call.now()],
      ),
    );
  },
};
