import nodemailer from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
}

/** Delivers one mail; throws when the other side did not take it, so that the job tries again. */
export interface Mailer {
  /** False: mails stay in the development outbox, to be read in the app. */
  delivers: boolean;
  send(mail: Mail): Promise<void>;
}

/** A server that takes the call and then says nothing is given up soon; the job tries again later. */
const PATIENCE_MS = 15_000;

export function smtpMailer(url: string, from: string, patience = PATIENCE_MS): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    dnsTimeout: patience,
    // Taking a large attachment in may last.
    socketTimeout: 4 * patience,
  });
  return {
    delivers: true,
    async send({ to, subject, text, html, attachments = [] }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(html && { html }),
        attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
      });
    },
  };
}

/** Without SMTP nothing leaves the machine; what would have been sent can be read in the app. */
export const developmentMailer: Mailer = { delivers: false, send: async () => {} };
