import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-applications'> = {
  'Confirm your email address first.': 'Primero confirma tu correo electrónico.',
  'New applications, answers of applicants, and decisions that are overdue.':
    'Candidaturas nuevas, respuestas de candidatos y decisiones con retraso.',
  'No partner has the domain of this application.': 'Ningún partner tiene el dominio de esta candidatura.',
  'Partner applications': 'Candidaturas de partners',
  'People of your company who ask for access to the partner portal.':
    'Personas de tu empresa que piden acceso al portal de partners.',
  'Requests to join': 'Solicitudes de acceso',
  'There is no open question.': 'No hay ninguna pregunta abierta.',
  'This program does not accept requests to join a partner.':
    'Este programa no acepta solicitudes para unirse a un partner.',
  'This sign-up page does not exist.': 'Esta página de alta no existe.',
  'This sign-up page takes no applications at the moment.':
    'Esta página de alta no acepta candidaturas en este momento.',
  'You have already applied. Follow the link in the email that we sent you.':
    'Ya presentaste tu candidatura. Sigue el enlace del correo que te enviamos.',
  'Your earlier application was rejected, and this program accepts no second one.':
    'Tu candidatura anterior se rechazó y este programa no acepta una segunda.',
  'new applications': 'candidaturas nuevas',
  'overdue applications': 'candidaturas con retraso',
};
