import { guardFormulas, quoteCell } from '#shared/text/csv.ts';
import { fileName, saveFile } from '#web/requests/download.ts';
import { type UploadAnswer, uploadColumns } from '../schema.ts';
import { texts } from './texts.ts';
import { resultWords } from './words.ts';

const save = (name: string, lines: readonly (readonly string[])[]) =>
  saveFile(
    fileName(name, 'csv'),
    // The byte order mark tells spreadsheets that the file is UTF-8.
    new Blob([`\ufeff${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`], { type: 'text/csv' }),
  );
const cellOf = (text: string) => quoteCell(guardFormulas(text));

/** The headings and one example row, which the partner replaces. */
export function saveTemplate(): void {
  save('registrations-template', [
    uploadColumns.map(({ heading }) => heading),
    uploadColumns.map(({ example }) => example),
  ]);
}

/** Saves the result of each row as a file. */
export function saveResult({ rows }: UploadAnswer): void {
  save('registrations-result', [
    ['Row', 'Account', 'Result', 'Registration', 'Status', texts.whatToCorrect],
    ...rows.map(({ row, account_name, result, number, status, problems }) => [
      String(row),
      account_name,
      resultWords[result].label,
      number === null ? '' : String(number),
      status ?? '',
      problems.map(({ column, text }) => (column ? `${column}: ${text}` : text)).join('; '),
    ]),
  ]);
}
