/**
 * The words of a reply, without the email it answers and without a signature. A quote at the end goes; quoted lines between
 * answers stay, because an answer means nothing without its question. In doubt, lines stay: a condition that is lost turns a
 * no into a yes (decision 158).
 */
export function withoutQuotes(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const [own, hasHistory] = beforeHistory(lines);
  const words = hasHistory ? own : withoutQuotedEnd(own);
  return withoutSignature(words)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_LENGTH);
}

const MAX_LENGTH = 10_000;
/** Longer lines are not those of mail programs; they are only looked at so far. */
const MOST_OF_LINE = 500;
const MOST_SIGNATURE_LINES = 10;

const isQuoted = (line: string) => /^\s{0,3}>/.test(line);
const isBlank = (line: string) => line.trim() === '';

/** Everything before the earlier email, which programs that do not mark its lines put below a header or a line of their own. */
function beforeHistory(lines: readonly string[]): [own: string[], hasHistory: boolean] {
  const lastOwn = withoutSignature(lines).findLastIndex((line) => !isQuoted(line) && !isBlank(line));
  const lastQuoted = lines.slice(0, Math.max(lastOwn, 0)).findLastIndex(isQuoted);
  // Words below marked lines answer them, so nothing above is history.
  const at = lines.findIndex((_, index) => beginsHistory(lines, index, index < lastQuoted));
  return at < 0 ? [[...lines], false] : [lines.slice(0, at), true];
}

function beginsHistory(lines: readonly string[], at: number, isAnsweredBelow: boolean): boolean {
  const line = shortened(lines[at]!);
  if (SEPARATOR.test(line)) return true;
  if (/^_{10,}$/.test(line)) {
    const next = lines.slice(at + 1, at + 4).findIndex((one) => !isBlank(one));
    return next >= 0 && isHeaderBlock(lines, at + 1 + next);
  }
  // An address before the colon is that of the person who is quoted, whether or not the lines below are marked.
  if (!isAnsweredBelow && /<[^<>\s]+@[^<>\s]+>/.test(attributionAt(lines, at).text)) return true;
  return isHeaderBlock(lines, at);
}

const shortened = (line: string) => line.slice(0, MOST_OF_LINE).trim();

const SEPARATOR =
  /^-{2,}\s*(Original Message|Original-Nachricht|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale|Oorspronkelijk bericht|Mensagem original|Oprindelig meddelelse|Opprinnelig melding|Ursprungligt meddelande|Forwarded message)\s*-{0,}$/i;

/**
 * "On Monday, Ada wrote:" in any language: it names an address, a year, a time or the verb, and ends with a colon. Long ones are
 * wrapped to up to three lines, which begin a paragraph.
 */
function attributionAt(lines: readonly string[], at: number): { text: string; end: number } {
  const mayWrap = at === 0 || isBlank(lines[at - 1]!);
  let text = '';
  for (let end = at; end < at + (mayWrap ? 3 : 1); end += 1) {
    const line = lines[end];
    if (line === undefined || isBlank(line) || isQuoted(line)) break;
    text = `${text} ${shortened(line)}`.trim();
    if (/[:：]$/.test(text)) return INTRODUCES.test(text) ? { text, end: end + 1 } : NONE;
  }
  return NONE;
}
const NONE = { text: '', end: -1 };
const INTRODUCES =
  /@|\b(19|20)\d\d\b|(19|20)\d\d年|\d{1,2}[:.]\d\d|wrote|schrieb|écrit|escribió|ha scritto|schreef|escreveu|skrev|napisał|kirjoitti|написал/i;

/** Removes marked lines at the end, with the line that introduces them. */
function withoutQuotedEnd(lines: readonly string[]): string[] {
  let end = lines.length;
  while (end > 0 && (isQuoted(lines[end - 1]!) || isBlank(lines[end - 1]!))) end -= 1;
  if (!lines.slice(end).some(isQuoted)) return [...lines];
  const begin = [end - 3, end - 2, end - 1].find((at) => at >= 0 && attributionAt(lines, at).end === end);
  return lines.slice(0, begin ?? end);
}

/** Labels of the header that Outlook and others write above an email, in the languages that people use. */
const FROM =
  /^\*?(from|von|de|da|van|fra|från|od|от|от кого|expéditeur|mittente|remitente|avsender|afsender|afzender|lähettäjä|feladó|kimden|odesílatel|差出人|送信者|发件人|寄件者|보낸 사람)\s*[:：]/iu;
const BESIDE =
  /^\*?(sent|date|gesendet|datum|envoyé|enviado( el)?|inviato|data|verzonden|sendt|skickat|dato|wysłano|отправлено|дата|fecha|lähetetty|送信日時|日時|发送时间|日期|to|an|à|para|a|aan|til|till|do|кому|宛先|收件人|subject|betreff|objet|asunto|oggetto|onderwerp|emne|ämne|temat|тема|assunto|aihe|件名|主题|主旨|cc|kopie|copia)\s*[:：]/iu;
/** Any other language: three labels in a row, of which one has an address and one a time. */
const LABELED = /^\*?[^\s:：][^:：]{0,24}[:：]\s*\S/u;

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const [first = '', ...rest] = lines.slice(at, at + 4).map(shortened);
  const beside = rest.filter((line) => BESIDE.test(line)).length;
  if (FROM.test(first)) return beside >= (first.includes('@') ? 1 : 2);
  const labeled = rest.slice(0, 2);
  return (
    (at === 0 || isBlank(lines[at - 1]!)) &&
    /<[^<>\s]+@[^<>\s]+>/.test(first) &&
    [first, ...labeled].every((line) => LABELED.test(line)) &&
    labeled.some((line) => /\d{1,2}[:.]\d\d/.test(line))
  );
}

const PHONE =
  /^(sent from my |von meinem .* gesendet|envoyé de mon |enviado desde mi |inviato da |skickat från min |sendt fra min |get outlook for |gesendet von )/i;

/** Only the line of RFC 3676 begins a signature: two dashes alone also separate parts of an answer. */
function withoutSignature(lines: readonly string[]): string[] {
  const at = lines.lastIndexOf('-- ');
  const isShort = at >= 0 && lines.length - at <= MOST_SIGNATURE_LINES;
  const words = isShort ? lines.slice(0, at) : [...lines];
  while (words.length > 0 && (isBlank(words.at(-1)!) || PHONE.test(words.at(-1)!.trim()))) words.pop();
  return words;
}
