const NO_SOURCE = 'This answer names no source.';
export const UNKNOWN = 'I do not know.';
const MOST = 18_000;
const MOST_ROUNDS = 20;

/**
 * The text of a model as people see it: sentences, list lines and citations of known sources. Links, pictures, addresses
 * and markup are removed, because an injected text could use them to carry data away.
 */
export function cleanAnswer(text: string, isKnown: (number: number) => boolean): string {
  let cleaned = text.slice(0, MOST).normalize('NFC');
  // A removal can join the parts of something else.
  let before = '';
  for (let round = 0; before !== cleaned && round < MOST_ROUNDS; round += 1) {
    before = cleaned;
    cleaned = strip(cleaned);
  }
  // No honest text is nested like this.
  if (before !== cleaned) cleaned = cleaned.replace(/[^\p{L}\p{N}\s,;!?]/gu, ' ');
  return cleaned
    .replace(/\[\^?(\d+(?:\s*[,;–-]\s*\d+)*)\]/g, (_, numbers: string) =>
      numbers
        .split(/[,;–-]/)
        .map(Number)
        .filter(isKnown)
        .map((number) => `[${number}]`)
        .join(''),
    )
    .replace(/(?<![ \t])[ \t]+([.,;:!?])/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const strip = (text: string): string =>
  text
    // Characters that hide or reorder text.
    .replace(/[^\P{Cc}\t\n]|[^\P{Cf}\u200c\u200d]/gu, '')
    .replace(/【(\d+)[^】]{0,40}】/g, '[$1]')
    .replace(/!\[[^[\]]*\](?:\([^)]*\)?|\[[^[\]]*\])?/g, '')
    .replace(/\[([^[\]]*)\]\([^)]*\)?/g, (_, label: string) => (/^\^?\d+$/.test(label) ? `[${label}]` : label))
    // The rest of a link around brackets.
    .replace(/\]\(/g, '] (')
    .replace(/^[ \t]*\[[^[\]\n]+\]:.*$/gm, '')
    .replace(/<\/?[a-z!?][^>]*>?/gi, '')
    .replace(/(?<![a-z0-9+.-])[a-z0-9+.-]*:\/\/\S*/gi, '')
    .replace(/\b(?:javascript|data|vbscript|mailto|tel|file|blob):\S+/gi, '')
    .replace(/\bwww\.\S+/gi, '')
    .replace(/(?<![a-z0-9.-])(?=[a-z0-9.-]*[a-z0-9-]\.[a-z0-9-])[a-z0-9.-]+(?::\d+)?[/?#]\S*/gi, '')
    .replace(/(^|[\s(])\/{1,2}[a-z_]+\/\S*/gi, '$1')
    .replace(/```[a-z]*\n?/gi, '')
    .replace(/[`*]{1,3}([^\s`*][^`*\n]*)[`*]{1,3}/g, '$1')
    .replace(/__([^_\n]+)__/g, '$1')
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*>[ \t]?/gm, '')
    .replace(/^(?=[^\n]*---)[ \t|:-]+$/gm, '')
    .replace(/^[ \t]*(?:[*•+–]|\d{1,2}[.)])[ \t]+/gm, '- ');

/** Adds a sentence to an answer that uses tools or states figures without a source, and answers when there is nothing. */
export function withHonesty(text: string, { usedTools }: { usedTools: boolean }): string {
  if (text === '') return UNKNOWN;
  const cites = /\[\d+\]/.test(text);
  return cites || text === UNKNOWN || !(usedTools || /\d/.test(text)) ? text : `${text}\n\n${NO_SOURCE}`;
}
