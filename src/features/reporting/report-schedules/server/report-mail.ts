import { defineMail, type Letter, type LetterTable } from '#features/platform/mails/server/service.ts';
import { said } from '#shared/text/labels.ts';
import type { Format, Paper, PaperTable } from '../schema.ts';
import { fillVariables, type Variables } from '../variables.ts';
import type { ReportFile } from './file.ts';
import { texts } from './texts.ts';

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
  /** The name of the sender, unless they have left. */
  sender: string | null;
  /** Made in the portal, for the partner's own people. */
  isPrivate: boolean;
  /** The reader has no rights of their own here. */
  isOutside: boolean;
}

/** The email one reader gets, in the language in which it runs. */
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
  sender: name,
  isPrivate,
  isOutside,
}: Writing): Letter {
  const words = fillVariables(message, values).split(/\n{2,}/);
  const sender = name ?? texts.teamMember;
  return {
    to,
    access,
    subject: fillVariables(subject, values),
    kind: isPrivate ? partnerReportMail : reportMail,
    paragraphs: [
      ...(paper.read ? [`${paper.read}.`] : []),
      ...words.map((paragraph) => paragraph.trim()).filter(Boolean),
      countOf(paper, values.rows, format, link?.until),
      ...(paper.left_out.length > 0 ? [texts.leftOut(paper.left_out.join(', '))] : []),
    ],
    ...(format === 'inline' && { tables: tablesOf(paper) }),
    ...(file &&
      !link && { attachments: [{ name: file.name, type: file.type, size: file.bytes.length, key: file.key }] }),
    ...(link && { action: { label: texts.download, path: link.path } }),
    footer: (isOutside ? texts.whySendersData : texts.whyYourData)(sender, values.company),
  };
}

function countOf({ title, total }: Paper, rows: string, format: Format, until: string | undefined): string {
  if (format === 'inline') return texts.rows(title, rows, total);
  return until ? texts.rowsUntil(title, rows, total, until) : texts.rowsAttached(title, rows, total);
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
    columns: columns.map(({ label, is_figure }) => ({ label: said(label), isFigure: is_figure })),
    rows: shown.length > 0 ? shown : [columns.map((_, index) => (index === 0 ? texts.noRows : ''))],
    ...(rows.length > shown.length && { note: texts.firstRows(shown.length, rows.length) }),
  };
}
