import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/course-enrollments'> = {
  'Approval completes the lesson. A learner whose work is returned can change it and submit it again.':
    'Mit der Genehmigung ist die Lektion abgeschlossen. Wer die Arbeit zurückerhält, kann sie ändern und erneut einreichen.',
  'Approve an assignment or return it to the learner':
    'Eine Aufgabe genehmigen oder an die lernende Person zurückgeben',
  'Assignment reviewed': 'Aufgabe geprüft',
  Assignments: 'Aufgaben',
  Attempt: 'Versuch',
  'Attendance recorded': 'Teilnahme erfasst',
  'Completed this month': 'Diesen Monat abgeschlossen',
  'Course analytics': 'Kursauswertung',
  'Course preview': 'Kursvorschau',
  'Courses in progress': 'Laufende Kurse',
  'Enroll people and review assignments': 'Personen einschreiben und Aufgaben prüfen',
  'Enrolled by': 'Eingeschrieben von',
  Learner: 'Lernende Person',
  'Let a learner who failed a quiz try it again':
    'Eine lernende Person ein nicht bestandenes Quiz erneut versuchen lassen',
  'Mark as attended': 'Als teilgenommen markieren',
  'Mark that a learner attended a live session':
    'Markieren, dass eine lernende Person an einer Live-Sitzung teilgenommen hat',
  'Overdue courses': 'Überfällige Kurse',
  'Required if you return the work.': 'Erforderlich, wenn Sie die Arbeit zurückgeben.',
  'Return to learner': 'An lernende Person zurückgeben',
  'Review assignment': 'Aufgabe prüfen',
  'Team training': 'Schulung des Teams',
  'The learner can take the quiz again': 'Die lernende Person kann das Quiz erneut machen',
  'The learner can take the quiz again at once.': 'Die lernende Person kann das Quiz sofort erneut machen.',
  'The learner completes the lesson.': 'Die Lektion ist für die lernende Person abgeschlossen.',
  'Time in seconds': 'Zeit in Sekunden',
  'Unlock quiz': 'Quiz freigeben',
  'assignment submission': 'Einreichung einer Aufgabe',
  'assignment submissions': 'Einreichungen von Aufgaben',
  'course enrollment': 'Kursteilnahme',
  'course enrollments': 'Kursteilnahmen',
  'lesson progress': 'Lektionsfortschritt',
  'quiz attempt': 'Quizversuch',
  'quiz attempts': 'Quizversuche',
  learner: 'lernende Person',
  learners: 'Lernende',
};
