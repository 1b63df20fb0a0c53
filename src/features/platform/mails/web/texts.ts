import type { MailSummary } from '../schema.ts';

export const texts = {
  noServer:
    'No mail server is configured, so emails are saved on the server, in the folder “mail” of the data folder. To deliver them, set SMTP_URL and restart.',
  /** Instead of a body. */
  hidden: {
    nothing: 'The content of delivered emails is not kept.',
    body: 'Only the recipient can read this email, because it contains a personal link or code.',
    everything: 'Only the recipient can read this email.',
  } satisfies Record<MailSummary['hides'], string>,
};
