import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-applications'> = {
  'Confirm your email address first.': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'New applications, answers of applicants, and decisions that are overdue.':
    'Neue Bewerbungen, Antworten von Bewerbenden und überfällige Entscheidungen.',
  'No partner has the domain of this application.': 'Kein Partner hat die Domain dieser Bewerbung.',
  'Partner applications': 'Partnerbewerbungen',
  'People of your company who ask for access to the partner portal.':
    'Personen Ihrer Firma, die um Zugang zum Partnerportal bitten.',
  'Requests to join': 'Beitrittsanfragen',
  'There is no open question.': 'Es gibt keine offene Frage.',
  'This program does not accept requests to join a partner.':
    'Dieses Programm nimmt keine Anfragen an, sich einem Partner anzuschließen.',
  'This sign-up page does not exist.': 'Diese Registrierungsseite existiert nicht.',
  'This sign-up page takes no applications at the moment.':
    'Diese Registrierungsseite nimmt derzeit keine Bewerbungen an.',
  'You have already applied. Follow the link in the email that we sent you.':
    'Sie haben sich bereits beworben. Folgen Sie dem Link in der E-Mail, die wir Ihnen gesendet haben.',
  'Your earlier application was rejected, and this program accepts no second one.':
    'Ihre frühere Bewerbung wurde abgelehnt, und dieses Programm nimmt keine zweite an.',
  'new applications': 'neue Bewerbungen',
  'overdue applications': 'überfällige Bewerbungen',
};
