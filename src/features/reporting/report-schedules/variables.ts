/** Words of a subject or a message that each mail fills in. */
export const variables = [
  { name: 'report', text: 'Its name' },
  { name: 'date', text: 'The day it was made' },
  { name: 'rows', text: 'How many rows the reader gets' },
  { name: 'company', text: 'The company’s name' },
  { name: 'reader', text: 'The reader’s name' },
] as const;
export type Variables = Record<(typeof variables)[number]['name'], string>;

const placeholder = /\{\{\s*([A-Za-z_]*)\s*\}\}/g;

export function filledIn(text: string, values: Variables): string {
  return text.replace(placeholder, (whole, name: string) => (name in values ? values[name as keyof Variables] : whole));
}

export function unknownVariables(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name]) => name!)
    .filter((name) => !variables.some((one) => one.name === name));
}
