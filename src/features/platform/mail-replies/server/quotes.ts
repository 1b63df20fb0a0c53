/**
 * The lines with which mail programs begin the email that is answered: those of Gmail and Apple Mail in several
 * languages, Outlook's separator and its header block.
 */
const BEGINS_QUOTE: readonly RegExp[] = [
  /^>/,
  /^(On|Am|Le|El|Il|Op|Em|Den|W dniu) .{4,300}(wrote|schrieb|écrit|escribió|ha scritto|schreef|escreveu|skrev|napisał)\b.{0,80}:?\s*$/i,
  /^-{2,}\s*(Original Message|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Forwarded message).*$/i,
  /^_{10,}\s*$/,
  /^\*?(From|Von|De|Da|Van|Fra|Från|Od)\s*:\*?\s.+@.+/i,
  /^\*?(From|Von|De|Da|Van)\s*:\*?\s/i,
];
const SIGNATURE = /^-- ?$|^(Sent from my |Von meinem .* gesendet|Envoyé de mon |Get Outlook for )/i;
const HEADER_LINE = /^\*?(Sent|Gesendet|Date|Datum|Envoyé|Enviado|To|An|À|Para|Subject|Betreff|Objet|Asunto)\s*:\*?/i;
const MAX_LENGTH = 10_000;

/** The words of a reply, without the email it answers and without a signature. */
export function withoutQuotes(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const end = lines.findIndex((_, at) => SIGNATURE.test(lines[at]!) || beginsQuote(lines, at));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_LENGTH);
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  // Long first lines are wrapped: `On Monday, Ada <ada@north.example>` and `wrote:`.
  const wrapped = `${line} ${lines[at + 1] ?? ''}`.trim();
  const [quoted, wrote, original, rule, fromAddress, from] = BEGINS_QUOTE;
  if (quoted!.test(line) || original!.test(line) || rule!.test(line)) return true;
  if (wrote!.test(line) || wrote!.test(wrapped)) return true;
  // A line such as "From: Monday on, we are closed" belongs to the words unless header lines follow it.
  return (
    (fromAddress!.test(line) || from!.test(line)) && lines.slice(at + 1, at + 4).some((next) => HEADER_LINE.test(next))
  );
}
