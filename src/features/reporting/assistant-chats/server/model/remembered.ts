import type { AssistantMessage } from '../../schema.ts';

const MOST_SOURCES = 8;

/** An earlier question with the page beside which it was asked, so that "and this one?" keeps its subject. */
export const rememberedQuestion = ({ text, about }: Pick<AssistantMessage, 'text' | 'about'>): string =>
  about ? `${text}\n\nOpen page: ${about}` : text;

/** An earlier answer with what it was made of, so that "and last year?" asks the same question for another period. */
export function rememberedAnswer({
  text,
  tools,
  sources,
}: Pick<AssistantMessage, 'text' | 'tools' | 'sources'>): string {
  const used = tools.filter(({ state }) => state === 'done').map(({ name, input }) => `${name} (${input})`);
  const records = sources
    .filter(({ kind }) => kind === 'record')
    .slice(0, MOST_SOURCES)
    .map(({ title, to }) => `${title} (${to})`);
  return [
    // Numbers of earlier answers mean other sources.
    text.replace(/ ?\[\d+\]/g, ''),
    ...(used.length > 0 ? [`Used for this answer: ${used.join('; ')}`] : []),
    ...(records.length > 0 ? [`Records of this answer: ${records.join('; ')}`] : []),
  ].join('\n');
}
