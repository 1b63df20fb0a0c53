import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'outreach/record-emails'> = {
  'Emails from records': 'レコードからのメール',
  'Write email': 'メールを作成',
  'email about a record': 'レコードに関するメール',
  'emails about records': 'レコードに関するメール',
};
