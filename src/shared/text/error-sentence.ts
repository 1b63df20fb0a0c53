const PREDICATE = /^(?:is|must|does|has|have|can|cannot|was|needs|need|already|names|belongs|accepts|applies|refers)\b/;

/** The error of a field as a sentence: "This is required." Errors of the server begin with a verb or are sentences. */
export function errorSentence(text: string, subject = 'This'): string {
  if (!PREDICATE.test(text)) return text;
  return `${subject} ${text}${/[.!?]$/.test(text) ? '' : '.'}`;
}
