import { parseCsvReport } from './csv.ts';
import { parseIso20022 } from './iso20022.ts';
import type { ParsedReport } from './line.ts';
import { parseNachaReturns } from './nacha.ts';

/** Recognizes a status file by its content. @throws UnreadableReport */
export function parseReport(file_name: string, given: string): ParsedReport {
  const text = given.replace(/^\uFEFF/, '');
  if (/^\s*</.test(text)) return parseIso20022(text);
  if (/^101[ 0-9]{10}[^,;\t\r\n]{25}/.test(text)) return parseNachaReturns(text);
  return parseCsvReport(file_name, text);
}
