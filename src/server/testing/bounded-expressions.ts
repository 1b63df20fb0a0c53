/**
 * Expressions that are not linear, but never read a long text: names of our own database and files, sentences of our
 * own, questions of at most 4,000 characters, and JSON that was parsed before. They are still tried on short texts.
 */
export const BOUNDED: readonly string[] = [
  String.raw`src/server/errors.ts _(\w+?)_check\d*$`,
  String.raw`src/server/http/json-bodies.ts "([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}]`,
  String.raw`src/server/db/schema-text.ts ('(?:[^']|'')*')::text\b(?!\[)`,
  String.raw`src/features/platform/inbound-mails/server/message.ts "(?:[^"\\]|\\.)*"`,
  String.raw`src/features/commissions/commission-plans/plain/pay.ts  ?[(（].*[)）]$`,
  String.raw`src/features/reporting/assistant-chats/server/questions/writing.ts (?:[\s,;–-]|\b(?:worth|value|valued at|of|at|for|with|closing|closes|close|closed|close date|expected|due|by|on|until|amount|about|around|approx|roughly|and|in)\b)*$`,
];
