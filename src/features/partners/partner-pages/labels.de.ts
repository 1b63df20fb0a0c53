import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-pages'> = {
  'After a rejection. Leave it empty to allow no second application.':
    'Nach einer Ablehnung. Leer lassen, um keine zweite Bewerbung zuzulassen.',
  'Applications whose partner would be in this audience. Never with a risk flag, and only with a confirmed email address.':
    'Bewerbungen, deren Partner in dieser Zielgruppe wäre. Nie bei einem Risikohinweis und nur mit bestätigter E-Mail-Adresse.',
  'Approve automatically': 'Automatisch genehmigen',
  'Benefits by tier': 'Vorteile nach Stufe',
  'Can apply again after': 'Neue Bewerbung möglich nach',
  'Close a sign-up page: it takes no more applications':
    'Eine Registrierungsseite schließen: Sie nimmt keine Bewerbungen mehr an',
  'Contract to sign': 'Zu unterzeichnender Vertrag',
  'Decision within': 'Entscheidung innerhalb von',
  'Everybody who has the address can apply.': 'Alle, die die Adresse haben, können sich bewerben.',
  'Forms with the purpose “Partner sign-up”. Its questions are edited under Questions.':
    'Formulare mit dem Zweck „Partnerregistrierung“. Die Fragen werden unter „Fragen“ bearbeitet.',
  'If the email domain belongs to a partner, the applicant can ask its administrators for access.':
    'Gehört die E-Mail-Domain zu einem Partner, kann die bewerbende Person dessen Administratoren um Zugang bitten.',
  'Invite the applicant to the portal': 'Bewerbende Person in das Portal einladen',
  'It follows the sentence that the application was approved.':
    'Er folgt auf den Satz, dass die Bewerbung genehmigt wurde.',
  'Let people ask to join an existing partner': 'Beitritt zu einem bestehenden Partner anfragen lassen',
  'New sign-up page': 'Neue Registrierungsseite',
  'Partner Signup': 'Partnerregistrierung',
  'Publish a sign-up page': 'Eine Registrierungsseite veröffentlichen',
  'Questions and answers': 'Fragen und Antworten',
  'Send a welcome email': 'Begrüßungs-E-Mail senden',
  'Show the median decision time on the page': 'Mittlere Entscheidungszeit (Median) auf der Seite anzeigen',
  'Sign-up page': 'Registrierungsseite',
  'Sign-up pages': 'Registrierungsseiten',
  'Stop accepting applications': 'Keine Bewerbungen mehr annehmen',
  'Text of the welcome email': 'Text der Begrüßungs-E-Mail',
  'The applicant gets it for signature at approval. The owner signs for your company.':
    'Die bewerbende Person erhält ihn bei der Genehmigung zur Unterschrift. Für Ihr Unternehmen unterzeichnet die verantwortliche Person.',
  'The page accepts no more applications': 'Die Seite nimmt keine Bewerbungen mehr an',
  'The page takes no more applications. Those that were sent are still decided.':
    'Die Seite nimmt keine Bewerbungen mehr an. Bereits gesendete werden noch entschieden.',
  'Track to start': 'Zu startender Pfad',
  'Tracks with rules of their own also start by themselves.': 'Pfade mit eigenen Regeln starten auch von selbst.',
  'Where your program works. Leave it empty for all countries.':
    'Wo Ihr Programm tätig ist. Leer lassen für alle Länder.',
  'business days': 'Geschäftstage',
  'day of a sign-up page': 'Tag einer Registrierungsseite',
  days: 'Tage',
  'days of sign-up pages': 'Tage von Registrierungsseiten',
  'sign-up page': 'Registrierungsseite',
  'sign-up pages': 'Registrierungsseiten',
};
