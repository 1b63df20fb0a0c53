import { capitalized } from '#shared/nouns/nouns.ts';
import { errorSentence } from '#shared/text/error-sentence.ts';
import { ApiError } from '../../requests/api.ts';

export interface Refusal {
  /** The messages that the form can show beside its fields, by the server's field names. */
  beside: [field: string, texts: string[]][];
  /** The message above the form, for everything without a field; null if all messages are beside fields. */
  above: string | null;
}

/** Assigns each message of a refusal to its place in the form, so that none is lost. */
export function refusalOf(error: unknown, shows: (field: string) => boolean): Refusal {
  const named = error instanceof ApiError ? Object.entries(error.errors) : [];
  const beside = named
    .filter(([field]) => shows(field))
    .map(([field, texts]): [string, string[]] => [field, texts.map((text) => errorSentence(text))]);
  const unassigned = named
    .filter(([field]) => !shows(field))
    .flatMap(([field, texts]) => texts.map((text) => errorSentence(text, subjectOf(field))));
  const isComplete = beside.length > 0 && unassigned.length === 0;
  return { beside, above: isComplete ? null : [...new Set([(error as Error).message, ...unassigned])].join(' ') };
}

/** The name of a field that the form does not show: `lines.0.amount_minor` is "Amount". */
function subjectOf(field: string): string {
  const words = field
    .split('.')
    .at(-1)!
    .replace(/_(?:user_)?(?:id|minor)$/, '')
    .replaceAll('_', ' ');
  return capitalized(words);
}
