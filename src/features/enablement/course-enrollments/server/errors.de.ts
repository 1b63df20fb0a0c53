import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/course-enrollments'> = {
  'A learner completes a course.': 'Eine lernende Person schließt einen Kurs ab.',
  'A learner submits an assignment.': 'Eine lernende Person reicht eine Aufgabe ein.',
  'Assignments to review': 'Zu prüfende Kursaufgaben',
  'Complete the lessons before this one first.': 'Schließen Sie zuerst die Lektionen vor dieser ab.',
  'Completed courses': 'Abgeschlossene Kurse',
  'Only live sessions have attendance.': 'Nur bei Live-Sitzungen wird die Anwesenheit erfasst.',
  'Open the lesson first.': 'Öffnen Sie zuerst die Lektion.',
  'SCORM packages are taken in a browser.': 'SCORM-Pakete werden in einem Browser bearbeitet.',
  'SCORM packages need addresses of their own. Ask the operator to set TANDEM_CONTENT_URL.':
    'SCORM-Pakete benötigen eigene Adressen. Bitten Sie den Betreiber, TANDEM_CONTENT_URL festzulegen.',
  'The learner can try this quiz now.': 'Die lernende Person kann dieses Quiz jetzt versuchen.',
  'The learner has begun this course. Results are kept.':
    'Die lernende Person hat diesen Kurs begonnen. Ergebnisse bleiben erhalten.',
  'The package wants to keep more than 200 kB.': 'Das Paket möchte mehr als 200 kB speichern.',
  'The time for this attempt is over.': 'Die Zeit für diesen Versuch ist abgelaufen.',
  'This assignment': 'Diese Aufgabe',
  'This attempt': 'Dieser Versuch',
  'This attempt is not submitted yet.': 'Dieser Versuch ist noch nicht eingereicht.',
  'This attempt was submitted.': 'Dieser Versuch wurde eingereicht.',
  'This course': 'Dieser Kurs',
  'This course is not published. Publish it before you enroll people.':
    'Dieser Kurs ist nicht veröffentlicht. Veröffentlichen Sie ihn, bevor Sie Personen einschreiben.',
  'This lesson': 'Diese Lektion',
  'This lesson is completed by its content.': 'Diese Lektion wird durch ihren Inhalt abgeschlossen.',
  'This part': 'Dieser Teil',
  'This quiz': 'Dieses Quiz',
  'This quiz is passed.': 'Dieses Quiz ist bestanden.',
  'This session has not started yet.': 'Diese Sitzung hat noch nicht begonnen.',
  'You are enrolled in a course, it is due, your assignment was reviewed, or you can take a quiz again.':
    'Sie wurden in einen Kurs eingeschrieben, er ist fällig, Ihre Aufgabe wurde geprüft, oder Sie können ein Quiz erneut machen.',
  'You can try again later.': 'Sie können es später erneut versuchen.',
  'You have no attempts left. Ask your partner manager for help.':
    'Sie haben keine Versuche mehr. Bitten Sie Ihr Partnermanagement um Hilfe.',
  'You have passed this quiz.': 'Sie haben dieses Quiz bestanden.',
  'Your partner manager enrolls people in this course.': 'Ihr Partnermanagement schreibt Personen in diesen Kurs ein.',
  'Your training': 'Ihre Schulungen',
  'Your work is being reviewed.': 'Ihre Arbeit wird geprüft.',
  'Your work was approved.': 'Ihre Arbeit wurde angenommen.',
  'is required for this assignment': 'Ist für diese Aufgabe erforderlich.',
  'new courses': 'neue Kurse',
  'overdue courses': 'überfällige Kurse',
  'partner_id is required.': 'partner_id ist erforderlich.',
  'tell the learner what to change': 'Schreiben Sie der lernenden Person, was sie ändern soll.',
};
