import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/courses'> = {
  Advanced: 'Fortgeschritten',
  'After this time a completion expires. Leave empty if it never expires.':
    'Nach dieser Zeit läuft ein Abschluss ab. Leer lassen, wenn er nie abläuft.',
  Beginner: 'Einstieg',
  'Course published': 'Kurs veröffentlicht',
  'Course sharing': 'Freigabe des Kurses',
  'Course tags': 'Kurs-Tags',
  'Course unpublished. Learners who began can finish it.':
    'Kurs nicht mehr veröffentlicht. Wer begonnen hat, kann ihn beenden.',
  'Courses that learners complete first.': 'Kurse, die Lernende zuerst abschließen.',
  'Cover picture': 'Titelbild',
  'Days from enrollment. Leave empty for no due date.':
    'Tage ab der Einschreibung. Leer lassen, wenn es kein Fälligkeitsdatum gibt.',
  'Delete course': 'Kurs löschen',
  'Due after days': 'Fällig nach Tagen',
  'Each lesson opens when the one before is completed.':
    'Jede Lektion öffnet sich, wenn die vorherige abgeschlossen ist.',
  Intermediate: 'Mittel',
  'It disappears from the catalog. Learners who began can finish it.':
    'Er verschwindet aus dem Katalog. Wer begonnen hat, kann ihn beenden.',
  'Learners can enroll themselves': 'Lernende können sich selbst einschreiben',
  'Lessons in order': 'Lektionen der Reihe nach',
  'New course': 'Neuer Kurs',
  'New learners take this version. Others finish the version they began.':
    'Neue Lernende erhalten diese Version. Andere beenden die begonnene Version.',
  'No one': 'Niemand',
  'Otherwise your team or a partner admin enrolls them.':
    'Andernfalls schreibt Ihr Team oder die Administration des Partners sie ein.',
  Prerequisites: 'Voraussetzungen',
  'Publish course': 'Kurs veröffentlichen',
  'Selected partners': 'Ausgewählte Partner',
  'Shared with': 'Geteilt mit',
  'Shown in the catalog.': 'Wird im Katalog angezeigt.',
  Summary: 'Zusammenfassung',
  'Take a course out of the catalog': 'Einen Kurs aus dem Katalog nehmen',
  'Unpublish course': 'Veröffentlichung des Kurses zurücknehmen',
  course: 'Kurs',
  'course file': 'Kursdatei',
  'course files': 'Kursdateien',
  'course version': 'Kursversion',
  'course versions': 'Kursversionen',
  courses: 'Kurse',
  'Lesson text': 'Text der Lektion',
  'Lesson title': 'Titel der Lektion',
  'Section title': 'Titel des Abschnitts',
};
