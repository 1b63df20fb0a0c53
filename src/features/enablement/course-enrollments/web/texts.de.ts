import type { FullTranslation } from '#shared/text/texts.ts';
import { formatPercent } from '#web/region.ts';
import { type Part, plural } from '#web/texts.ts';
import type {
  texts as english,
  analyticsTexts as englishAnalyticsTexts,
  catalogTexts as englishCatalogTexts,
} from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  learners: 'Lernende',
  learnersEmpty:
    'Noch nimmt niemand an einem Kurs teil. Teilen Sie einen Kurs oder schreiben Sie Personen eines Partners ein.',
  assignments: 'Aufgaben',
  assignmentsEmpty: 'Noch keine Aufgaben. Prüfen Sie hier die Arbeiten, die Lernende einreichen.',
  enroll: 'Personen einschreiben',
  enrollText: 'Sie erhalten eine E-Mail mit einem Link zum Kurs.',
  partner: 'Partner',
  course: 'Kurs',
  people: 'Personen',
  dueOn: 'Fälligkeitsdatum',
  dueHelp: 'Leer lassen, um das Fälligkeitsdatum des Kurses zu verwenden.',
  noPeople: 'Dieser Partner hat noch keine Personen mit Zugang.',
  enrolled: (enrolled: number, skipped: number) =>
    skipped > 0
      ? `${plural(enrolled, 'Person', 'Personen')} eingeschrieben, ${skipped} bereits eingeschrieben`
      : `${plural(enrolled, 'Person', 'Personen')} eingeschrieben`,
  remove: 'Teilnahme entfernen',
  removed: 'Teilnahme entfernt',
  progress: 'Fortschritt',
  history: 'Verlauf',
  overdue: 'Überfällig',
  review: 'Prüfen',
  feedback: 'Feedback',
  work: 'Arbeit',
  download: 'Herunterladen',
  submitted: 'Eingereicht',
  reviewedBy: 'Geprüft von',
  attempt: 'Versuch',
  teamEmpty: 'Noch nimmt niemand in Ihrem Team an einem Kurs teil.',
  team: 'Schulung im Team',
  minutesOf: (seconds: number) => `${Math.max(0, Math.round(seconds / 60))} Min.`,
  isRequired: (label: Part) => `${label} ist erforderlich`,
  enrolledText: 'Eingeschrieben',
  timeSpent: 'Zeitaufwand',
};

/** Not yet reviewed by a native speaker. */
export const analyticsTexts: FullTranslation<typeof englishAnalyticsTexts> = {
  empty: 'Noch nimmt niemand an diesem Kurs teil. Zahlen erscheinen, sobald Personen eingeschrieben sind.',
  funnel: 'Fortschritt der Lernenden',
  enrolled: 'Eingeschrieben',
  started: 'Begonnen',
  half: 'Zur Hälfte',
  completed: 'Abgeschlossen',
  overdue: 'Überfällig',
  meanScore: 'Durchschnittliches Ergebnis',
  medianDays: 'Median der Tage bis zum Abschluss',
  medianTime: 'Median des Zeitaufwands',
  lessons: 'Lektionen',
  lesson: 'Lektion',
  opened: 'Geöffnet',
  stopped: 'Hier aufgehört',
  time: 'Median der Zeit',
  questions: 'Fragen',
  question: 'Frage',
  quiz: 'Quiz',
  answered: 'Erste Antworten',
  correct: 'Richtig',
  discrimination: 'Trennschärfe',
  questionsHelp:
    'Die Trennschärfe vergleicht das beste und das schlechteste Viertel der ersten Versuche: 100 heißt, dass nur die Besten die Antwort kennen; 0 oder weniger heißt, dass die Frage sie nicht unterscheidet. Sie erfordert acht Versuche.',
  tooFew: 'Zu wenige',
  partners: 'Partner',
  partner: 'Partner',
  score: 'Ergebnis',
  noLessons: 'Veröffentlichen Sie den Kurs, um seine Lektionen zu sehen.',
  minutes: (minutes: number) => `${minutes} Min.`,
  list: 'Lernende ansehen',
};

/** Not yet reviewed by a native speaker. */
export const catalogTexts: FullTranslation<typeof englishCatalogTexts> = {
  title: 'Schulung',
  certificates: 'Zertifikate',
  inTrack: 'In Ihrem Pfad',
  startHere: 'Hier beginnen',
  continueLearning: 'Weiterlernen',
  mine: 'Meine Kurse',
  catalog: 'Katalog',
  completed: 'Abgeschlossen',
  search: 'Kurse suchen',
  all: 'Alle Niveaus',
  levels: {
    beginner: 'Einsteiger',
    intermediate: 'Fortgeschritten',
    advanced: 'Experte',
  },
  lessons: (count: number) => plural(count, 'Lektion', 'Lektionen'),
  duration: (minutes: number) =>
    minutes < 60 ? `${minutes} Min.` : `${Math.floor(minutes / 60)} Std.${minutes % 60 ? ` ${minutes % 60} Min.` : ''}`,
  start: 'Kurs beginnen',
  continue: 'Weiter',
  again: 'Kurs ansehen',
  newVersion: 'Neue Version belegen',
  assignedOnly: 'Ihr Partnermanagement schreibt Personen in diesen Kurs ein.',
  waitsFor: (titles: string) => `Schließen Sie zuerst ${titles} ab.`,
  due: (day: string) => `Fällig am ${day}`,
  overdue: (day: string) => `Überfällig seit ${day}`,
  score: (score: number) => `Ergebnis ${formatPercent(score)}`,
  percentDone: (percent: number) => `${formatPercent(percent)} abgeschlossen`,
  expired: 'Abgelaufen',
  validUntil: (day: string) => `Gültig bis ${day}`,
  team: 'Schulung im Team',
  emptyTitle: 'Noch keine Kurse',
  empty: 'Kurse, die mit Ihnen geteilt werden, erscheinen hier.',
  nothingFound: 'Kein Kurs entspricht Ihrer Suche.',
};
