import { newId } from '#shared/ids.ts';

interface Written {
  from?: string;
  to: string;
  subject?: string;
  text?: string;
  /** More header lines. */
  headers?: readonly string[];
}

/** The source of an email that someone wrote. */
export function written({
  from = 'Ada <ada@north.example>',
  to,
  subject = 'Hello',
  text = 'Text',
  headers = [],
}: Written): string {
  return [
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(headers.some((line) => /^message-id:/i.test(line)) ? [] : [`Message-ID: <${newId()}@north.example>`]),
    'Date: Mon, 16 Mar 2026 09:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n');
}
