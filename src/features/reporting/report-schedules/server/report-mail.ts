import { defineMail, type Letter, type LetterTable } from '#features/platform/mails/server/service.ts';
import type { Format, Paper, PaperTable } from '../schema.ts';
import { fillVariables, type Variables } from '../variables.ts';
import type { ReportFile } from './file.ts';

/** The most rows an email shows; readers who want more open the file. */
export const MAX_INLINE_ROWS = 200;

const reportMail = defineMail({ key: 'report', class: 'notice', hides: 'nothing' });
/** Made in the portal, for the partner's own people. */
const partnerReportMail = defineMail({ key: 'partner_report', class: 'notice', hides: 'everything' });

interface Writing {
  to: string;
  access: NonNullable<Letter['access']>;
  subject: string;
  message: string;
  values: Variables;
  format: Format;
  paper: Paper;
  /** The file, and its key in the store. */
  file?: ReportFile & { key: string };
  /** The address where the reader signs in to download the file; then it is not attached. */
  link?: { path: string; until: string };
  /** The name of the sender. */
  sender: string;
  /** Made in the portal, for the partner's own people. */
  isPrivate: boolean;
  /** The reader has no rights of their own here. */
  isOutside: boolean;
}

/** The email one reader gets. */
export function composeReportMail({
  to,
  access,
  subject,
  message,
  values,
  format,
  paper,
  file,
  link,
  sender,
  isPrivate,
  isOutside,
}: Writing): Letter {
  const words = fillVariables(message, values).split(/\n{2,}/);
  const count = `${values.rows} ${paper.total === 1 ? 'row' : 'rows'}.`;
  return {
    to,
    access,
    subject: fillVariables(subject, values),
    kind: isPrivate ? partnerReportMail : reportMail,
    paragraphs: [
      ...(paper.read ? [`${paper.read}.`] : []),
      ...words.map((paragraph) => paragraph.trim()).filter(Boolean),
      format === 'inline'
        ? `${paper.title}: ${count}`
        : `${paper.title}: ${count} ${link ? `You can download the file until ${link.until}.` : 'The file is attached.'}`,
      ...(paper.left_out.length > 0
        ? [`Not included because you don’t have access: ${paper.left_out.join(', ')}.`]
        : []),
    ],
    ...(format === 'inline' && { tables: tablesOf(paper) }),
    ...(file &&
      !link && { attachments: [{ name: file.name, type: file.type, size: file.bytes.length, key: file.key }] }),
    ...(link && { action: { label: 'Download report', path: link.path } }),
    footer: `${sender} sent you this report from ${values.company}. It shows only data that ${isOutside ? `${sender} has` : 'you have'} access to.`,
  };
}

function tablesOf({ charts, groups, details }: Paper): LetterTable[] {
  const charted = charts.map(
    ({ title, categories, texts, values }): LetterTable => ({
      caption: title,
      columns: [{ label: '' }, { label: '', isFigure: true }],
      rows: categories.map((category, index) => [category, texts[index]!]),
      shares: values.map((value) => Math.max(0, value) / (Math.max(...values) || 1)),
    }),
  );
  return [...charted, ...(groups ? [tableOf(groups)] : []), ...(details ? [tableOf(details)] : [])];
}

function tableOf({ columns, rows }: PaperTable): LetterTable {
  const shown = rows.slice(0, MAX_INLINE_ROWS);
  return {
    columns: columns.map(({ label, is_figure }) => ({ label, isFigure: is_figure })),
    rows: shown.length > 0 ? shown : [columns.map((_, index) => (index === 0 ? 'No rows' : ''))],
    ...(rows.length > shown.length && { note: `Showing the first ${shown.length} of ${rows.length} rows.` }),
  };
}
