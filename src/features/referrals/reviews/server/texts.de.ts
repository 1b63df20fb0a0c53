import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (partner, deal) => `${partner} bittet um eine Bewertung für „${deal}“`,
  submitted: (partner) => `Ein Kunde hat ${partner} bewertet`,
  guessed: (partner) => `Jemand probiert Codes für eine Bewertung von ${partner} aus`,
  guessedText: (guessed) =>
    `${guessed}: Falsche Codes werden verlangsamt. Senden Sie einen neuen Link, wenn es nicht die verfassende Person war.`,
  disputed: (partner) => `${partner} beanstandet eine Bewertung`,
  published: (deal) => `Eine Bewertung Ihrer Arbeit an „${deal}“ wurde veröffentlicht`,
  kept: (deal) => `Die Bewertung für „${deal}“ bleibt veröffentlicht`,
  removed: (deal) => `Die Bewertung für „${deal}“ wurde entfernt`,
  declined: (deal) => `Ihre Bitte um eine Bewertung für „${deal}“ wurde abgelehnt`,
  reply_removed: (deal) => `Ihre Antwort auf die Bewertung für „${deal}“ wurde entfernt`,
  because: (what, reason) => `${what}: ${reason}`,
  viewReview: 'Bewertung ansehen',

  askSubject: (partner) => `Wie war Ihr Projekt mit ${partner}?`,
  ask: (partner, deal, company) =>
    `${partner} hat mit Ihnen an „${deal}“ gearbeitet. ${company} bittet Sie, die Arbeit zu bewerten. Das dauert etwa zwei Minuten.`,
  askLink: (company, days) =>
    `${company} prüft jede Bewertung, bevor sie veröffentlicht wird. Der Link ist nur für Sie und läuft in ${days} Tagen ab.`,
  writeReview: 'Bewertung schreiben',
  askFooter: (company, email) =>
    `${company} hat diese E-Mail an ${email} gesendet. Wenn Sie keine Bewertung schreiben möchten, können Sie sie ignorieren.`,
  codeSubject: 'Ihr Code zur Bestätigung Ihrer Bewertung',
  code: (code) => `Geben Sie diesen Code auf der Bewertungsseite ein, um Ihre E-Mail-Adresse zu bestätigen: ${code}`,
  codeExpires: (minutes, company) =>
    `Der Code läuft in ${minutes} Minuten ab. ${company} veröffentlicht nichts, bevor Sie ihn eingeben.`,
  codeFooter: (company, email) =>
    `${company} hat diese E-Mail an ${email} gesendet, weil mit Ihrem Link eine Bewertung abgesendet wurde.`,
};
