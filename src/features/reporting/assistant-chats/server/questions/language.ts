import { chatWords } from './words.ts';

export type Role =
  | 'count'
  | 'much'
  | 'list'
  | 'which'
  | 'who'
  | 'when'
  | 'by'
  | 'of'
  | 'most'
  | 'least'
  | 'top'
  | 'bottom'
  | 'latest'
  | 'oldest'
  | 'mine'
  | 'not'
  | 'without'
  | 'average'
  | 'total'
  | 'over_time'
  | 'versus'
  | 'share'
  | 'due'
  | 'overdue'
  | 'expiring';

/** Words of the language itself, longest first. Everything else in a question is declared. */
const ROLES: readonly [Role | 'filler', string][] = [
  ['count', 'how many|number of|the number of|count of|count|counts|# of|amount of deals'],
  ['much', 'how much|how much money'],
  ['who', 'who|whose|whom'],
  ['when', 'when|what day|which day'],
  ['which', 'which|what|which ones|what ones|which one'],
  ['list', 'list|show|show me|give me|display|see|find|get me|tell me|names of|as a list'],
  ['over_time', 'over time|trend|development|history of'],
  ['by', 'by|per|each|for each|grouped by|split by|broken down by|breakdown by|in each|by each|for every|every'],
  ['average', 'average|avg|mean|on average|average size of|average amount of'],
  [
    'total',
    'total|sum|sum of|altogether|in total|overall|total amount of|total value of|value of|worth of|amount of|combined',
  ],
  ['versus', 'vs|versus|compared to|compared with|compare to|than|against|in comparison to|compare|relative to'],
  ['most', 'most|the most|highest number of'],
  ['least', 'least|fewest|the least|the fewest'],
  ['top', 'top|biggest|largest|highest|best|greatest|strongest|big|leading'],
  ['bottom', 'smallest|lowest|worst|bottom|weakest'],
  ['latest', 'latest|newest|most recent|recent|last|recently'],
  ['oldest', 'oldest|earliest|first'],
  ['mine', 'my|mine|our|ours|we|i|us|me|our own|my own'],
  ['without', 'without|with no|that have no|who have no|having no|lacking|have no|has no|with out'],
  ['not', "not|non|aren't|isn't|are not|is not|excluding|except|other than|but not|haven't|didn't"],
  ['overdue', 'overdue|past due|late|behind schedule'],
  ['due', 'due|due to'],
  ['of', 'of|from|for|with|at|in|to|on|via|through'],
  [
    'filler',
    `a|an|the|is|are|was|were|be|been|being|do|does|did|have|has|had|will|would|can|could|should|there|that|this year's|please|currently|current|right now|now|at the moment|all|any|some|so|just|also|and|or|then|it|its|they|them|their|these|those|you|your|got|get|gets|ever|so far|only|ones|one|s|today's|still|yet|what's|whats|'s|hey|hi|hello|thanks|thank you|ok|okay|want|know|like|need to know|already|as|which are|that are|who are|at all|actually|really|about|what about|how about|exactly|me about|give|altogether|here|kind of|kinds of|types of|out there|yes|no|far|go|goes|went|happen|happened|if|bring|brought|because`,
  ],
];
export const roles: ReadonlyMap<string, Role | 'filler'> = new Map(
  ROLES.flatMap(([role, texts]) => texts.split('|').map((text) => [text.trim(), role] as const)),
);
const LONGEST_ROLE = 4;
/** Words, in addition to the declared ones, that a typing error may stand for. */
export const OWN_WORDS = [...roles.keys()].filter((text) => /^[a-z]{5,}$/.test(text));

/** These are read as words of the language whatever is declared. */
export const FIRM: ReadonlySet<string> = new Set([
  'filler',
  'mine',
  'by',
  'which',
  'who',
  'when',
  'count',
  'much',
  'of',
  'not',
  'without',
  'total',
  'average',
]);

export function roleAt(words: readonly string[], at: number): { role: Role | 'filler'; length: number } | null {
  for (let length = Math.min(LONGEST_ROLE, words.length - at); length > 0; length -= 1) {
    const role = roles.get(words.slice(at, at + length).join(' '));
    if (role) return { role, length };
  }
  return null;
}

/** The words of a question in lower case, contractions taken apart. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/\b(what|who|where|when|how|which|there|that|it)'?s\b/g, '$1 is')
    .replace(/\b(has|have|did|does|do|is|are|was|were)n'?t\b/g, '$1 not')
    .replace(/\b(i|we)'(?:ve|re|m|d|ll)\b/g, '$1')
    .replace(/([<>]=?)/g, ' $1 ')
    .replace(/(?<=\w)-(?= |$)|(?<= )-(?=\w)| - /g, ' ');
  return chatWords(plain)
    .map(({ key }) => key.replace(/'s$/, ''))
    .filter((word) => /[\p{L}\p{N}<>#]/u.test(word));
}
