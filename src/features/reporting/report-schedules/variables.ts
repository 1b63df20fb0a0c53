import { sayable } from '#shared/text/labels.ts';

/** Placeholders of a subject or a message that each email fills in. */
export const variables = sayable([
  { name: 'report', text: 'Report name' },
  { name: 'date', text: 'Report date' },
  { name: 'rows', text: 'Number of rows' },
  { name: 'company', text: 'Company name' },
  { name: 'reader', text: 'Recipient name' },
] as const);
export type Variables = Record<(typeof variables)[number]['name'], string>;

const placeholder = /\{\{\s*([A-Za-z_]*)\s*\}\}/g;

export function fillVariables(text: string, values: Variables): string {
  return text.replace(placeholder, (whole, name: string) => (name in values ? values[name as keyof Variables] : whole));
}

export function unknownVariables(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name]) => name!)
    .filter((name) => !variables.some((one) => one.name === name));
}
