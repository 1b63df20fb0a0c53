import { type AskedIntent, type Intent, patterns } from './intent-patterns.ts';
import { wordsOf } from './language.ts';

/** These are asked after no reading of a question as a query, because nearly every question has their form. */
const LOOSE: ReadonlySet<Intent> = new Set(['open_record', 'how_to', 'find_resource', 'brief', 'status']);

const POLITE =
  /^(?:(?:hi|hello|hey|ok|okay|so|and|please|kindly)[,!.]? |(?:can|could|would|will) you (?:please )?|i(?:'d| would) like (?:you )?to (?:know |see )?|i (?:want|need) (?:you )?to (?:know |see )?|let me (?:know|see) |let's )+/i;

/** The request in a question. @param loose the intents that are tried after queries, or those before them */
export function intentOf(question: string, loose: boolean): AskedIntent | null {
  const direct = question.replace(POLITE, '');
  const words = wordsOf(direct).join(' ');
  for (const { intent, asks } of patterns) {
    if (LOOSE.has(intent) !== loose) continue;
    for (const pattern of asks) {
      const match = pattern.exec(words);
      if (!match) continue;
      const { subject, tier, text } = match.groups ?? {};
      return {
        intent,
        subject: subject?.trim() ?? null,
        ...(tier && { tier }),
        ...(text && { text: typedText(direct, text) }),
      };
    }
  }
  return null;
}

/** The end of a question as it was typed, with its punctuation: it may be what to write. */
function typedText(question: string, text: string): string {
  const [first = ''] = text.split(' ');
  const count = text.split(' ').length;
  const words = [...question.matchAll(/\S+/g)];
  const start = words.length - count;
  const near = words.slice(Math.max(0, start - 2)).find(({ 0: word }) => word.toLowerCase().includes(first));
  return near ? question.slice(near.index) : text;
}

export const toolOf = (intent: Intent): string | undefined => patterns.find((one) => one.intent === intent)?.tool;
