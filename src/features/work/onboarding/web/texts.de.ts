import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  setUp: 'Einrichten',
  steps: 'Schritte',
  stepOf: (number: number, count: number) => `Schritt ${number} von ${count}`,
  progress: 'Fortschritt',
  completed: 'abgeschlossen',
  skipped: 'übersprungen',
  back: 'Zurück',
  next: 'Weiter',
  nextHint: 'Strg + Eingabe',
  finish: 'Einrichtung abschließen',
  leave: 'Später abschließen',
  leaveTitle: 'Einrichtung später abschließen?',
  leaveText:
    'Ihre Eingaben sind gespeichert. Die Go-live-Checkliste auf Ihrem Dashboard zeigt, was noch zu tun ist. Vorlagen und Beispieldaten finden Sie in den Einstellungen.',
  leavePartnerText: 'Ihre Eingaben sind gespeichert. Ihr Dashboard zeigt, was noch zu tun ist.',
  stay: 'Weitermachen',
  skipTitle: 'Aktuellen Schritt überspringen?',
  skipText: 'Sie haben diesen Schritt nicht abgeschlossen. Möchten Sie wirklich zum nächsten Schritt wechseln?',
  skip: 'Überspringen',
  fetchFailed: 'Der Onboarding-Status konnte nicht geladen werden',
  updateFailed: 'Der Schritt konnte nicht aktualisiert werden',
  completeFailed: 'Der Schritt konnte nicht abgeschlossen werden',
  finishFailed: 'Das Onboarding konnte nicht abgeschlossen werden',
  tryAgain: 'Erneut versuchen',
  saveStep: 'Speichern und weiter',
  start: 'Hier beginnen',
  startText: 'Vier Schritte bis zu Ihrem ersten Deal.',
  doneOf: (done: number, all: number) => `${done} von ${all} erledigt`,
  done: 'Erledigt',
  steps4: {
    profile: {
      title: 'Stellen Sie Ihre Firma vor',
      text: 'Ihr Partnermanagement und das Verzeichnis zeigen dies.',
      action: 'Profil bearbeiten',
    },
    contract: {
      title: 'Unterzeichnen Sie Ihren Vertrag',
      text: 'Ein Vertrag wartet auf Ihre Unterschrift.',
      action: 'Verträge öffnen',
    },
    payout: {
      title: 'Geben Sie Ihre Auszahlungsdaten ein',
      text: 'Auf dieses Konto zahlen wir aus, sobald Sie etwas verdienen.',
      action: 'Daten eingeben',
    },
    course: {
      title: 'Machen Sie Ihren ersten Kurs',
      text: 'Erfahren Sie, was wir verkaufen und wie das Programm funktioniert.',
      action: 'Kurse ansehen',
    },
    deal: {
      title: 'Registrieren Sie Ihren ersten Deal',
      text: 'Nach der Genehmigung ist der Deal für Sie geschützt.',
      action: 'Deal registrieren',
    },
  },
  describeYourself: 'Was Sie tun und für wen, in ein oder zwei Sätzen.',
  firstDeal: 'Deal registrieren',
  firstDealText:
    'Nennen Sie uns einen Kunden, mit dem Sie arbeiten. Nach der Genehmigung ist der Deal für Sie geschützt.',
  firstDealAction: 'Deal registrieren',
  firstDealDone: (count: number) => plural(count, 'Deal registriert', 'Deals registriert'),
  firstCourse: 'Kurs machen',
  firstCourseText: 'Erfahren Sie in Ihrem Tempo, was wir verkaufen und wie das Programm funktioniert.',
  firstCourseAction: 'Kurse ansehen',
  firstCourseDone: (count: number) => plural(count, 'Kurs begonnen', 'Kurse begonnen'),
  controlEnterMetaEnter: 'Control+Enter Meta+Enter',
};
