import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-applications'> = {
  'Address confirmed': 'Adresse bestätigt',
  Applicant: 'Bewerbende Person',
  'Application approved': 'Bewerbung genehmigt',
  'Application rejected': 'Bewerbung abgelehnt',
  Applications: 'Bewerbungen',
  'Applications received': 'Eingegangene Bewerbungen',
  'Applications to review': 'Zu prüfende Bewerbungen',
  'Approve an application': 'Eine Bewerbung genehmigen',
  'Ask the applicant a question': 'Der bewerbenden Person eine Frage stellen',
  'Can apply again from': 'Neue Bewerbung möglich ab',
  'Decided automatically': 'Automatisch entschieden',
  'Defaults to the number of days set on the sign-up page.':
    'Standardmäßig nach der auf der Registrierungsseite festgelegten Anzahl Tage.',
  Duplicate: 'Dublette',
  'High risk': 'Hohes Risiko',
  'Incomplete application': 'Unvollständige Bewerbung',
  'Joins a partner': 'Tritt einem Partner bei',
  'Low risk': 'Geringes Risiko',
  'Medium risk': 'Mittleres Risiko',
  'Region is not served': 'Region wird nicht bedient',
  'Reject an application': 'Eine Bewerbung ablehnen',
  'Requests to join': 'Beitrittsanfragen',
  Risk: 'Risiko',
  Suspicious: 'Verdächtig',
  'The applicant gets an email and answers on the application’s page, without an account.':
    'Die bewerbende Person erhält eine E-Mail und antwortet auf der Seite der Bewerbung, ohne Konto.',
  'The applicant gets an email with your explanation.':
    'Die bewerbende Person erhält eine E-Mail mit Ihrer Erläuterung.',
  'The applicant reads it.': 'Die bewerbende Person liest sie.',
  'The company becomes a partner with the defaults of the sign-up page: type, tier, contract, track and invitation.':
    'Die Firma wird Partner mit den Vorgaben der Registrierungsseite: Typ, Stufe, Vertrag, Pfad und Einladung.',
  application: 'Bewerbung',
  applications: 'Bewerbungen',
};
