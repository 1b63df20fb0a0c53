import { sayable } from '#shared/text/labels.ts';

/** The variables of an email, with an example for previews. */
export const variables = sayable([
  { key: 'first_name', label: 'First name', example: 'Piet' },
  { key: 'last_name', label: 'Last name', example: 'Partner' },
  { key: 'full_name', label: 'Full name', example: 'Piet Partner' },
  { key: 'partner_name', label: 'Partner', example: 'Nordlicht GmbH' },
  { key: 'tier', label: 'Tier', example: 'Gold' },
  { key: 'owner_name', label: 'Partner manager', example: 'Vera Vendor' },
  { key: 'company_name', label: 'Your company', example: 'Acme' },
  { key: 'open_deals', label: 'Number of open deals', example: '3' },
] as const);
export type VariableKey = (typeof variables)[number]['key'];
export type Values = Readonly<Record<VariableKey, string>>;

export const isVariable = (key: string): key is VariableKey => variables.some((one) => one.key === key);
export const exampleValues = Object.fromEntries(variables.map(({ key, example }) => [key, example])) as Values;

/** These always have a value, so they need no fallback. */
const certain: readonly string[] = ['company_name', 'full_name', 'first_name', 'open_deals'];

export type Piece = { text: string } | { variable: string; fallback: string };

/** Splits `Hello {{first_name|there}}` into texts and variables. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const found = /^\{\{([^{}|]*)(?:\|([^{}]*))?\}\}$/.exec(part);
      return found ? { variable: found[1]!.trim(), fallback: (found[2] ?? '').trim() } : { text: part };
    });
}

/** @returns what is wrong with the variables of a text */
export function variableProblems(text: string): { text: string; isError: boolean }[] {
  return piecesOf(text).flatMap((piece): { text: string; isError: boolean }[] => {
    if (!('variable' in piece)) return [];
    if (!isVariable(piece.variable))
      return [{ text: `The variable "${piece.variable}" does not exist.`, isError: true }];
    return piece.fallback || certain.includes(piece.variable)
      ? []
      : [
          {
            text: `The variable "${piece.variable}" can be empty. Add a text to use instead, such as {{${piece.variable}|…}}.`,
            isError: false,
          },
        ];
  });
}

export function variableText({ variable, fallback }: { variable: string; fallback: string }, values: Values): string {
  return (isVariable(variable) && values[variable].trim()) || fallback;
}
