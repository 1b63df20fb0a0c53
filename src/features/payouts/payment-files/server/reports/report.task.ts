import { invalid } from '#server/errors.ts';
import { type ParsedReport, UnreadableReport } from './line.ts';
import { parseReport } from './parse.ts';

/** @throws 422 with what is wrong with the file */
export function run({ file_name, text }: { file_name: string; text: string }): ParsedReport {
  try {
    return parseReport(file_name, text);
  } catch (error) {
    if (!(error instanceof UnreadableReport)) throw error;
    throw invalid({ text: [error.message] }, `The file ${error.message}.`);
  }
}
