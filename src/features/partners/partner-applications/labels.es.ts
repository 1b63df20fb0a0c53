import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-applications'> = {
  'Address confirmed': 'Dirección confirmada',
  Applicant: 'Candidato',
  'Application approved': 'Candidatura aprobada',
  'Application rejected': 'Candidatura rechazada',
  Applications: 'Candidaturas',
  'Applications received': 'Candidaturas recibidas',
  'Applications to review': 'Candidaturas por revisar',
  'Approve an application': 'Aprobar una candidatura',
  'Ask the applicant a question': 'Hacer una pregunta al candidato',
  'Can apply again from': 'Puede volver a presentarse desde',
  'Decided automatically': 'Decidido automáticamente',
  'Defaults to the number of days set on the sign-up page.':
    'Por defecto, el número de días fijado en la página de alta.',
  Duplicate: 'Duplicado',
  'High risk': 'Riesgo alto',
  'Incomplete application': 'Candidatura incompleta',
  'Joins a partner': 'Se une a un partner',
  'Low risk': 'Riesgo bajo',
  'Medium risk': 'Riesgo medio',
  'Region is not served': 'Región no atendida',
  'Reject an application': 'Rechazar una candidatura',
  'Requests to join': 'Solicitudes de acceso',
  Risk: 'Riesgo',
  Suspicious: 'Sospechoso',
  'The applicant gets an email and answers on the application’s page, without an account.':
    'El candidato recibe un correo y responde en la página de la candidatura, sin necesidad de cuenta.',
  'The applicant gets an email with your explanation.': 'El candidato recibe un correo con tu explicación.',
  'The applicant reads it.': 'El candidato lo lee.',
  'The company becomes a partner with the defaults of the sign-up page: type, tier, contract, track and invitation.':
    'La empresa pasa a ser partner con los valores predeterminados de la página de alta: tipo, nivel, contrato, ruta e invitación.',
  application: 'candidatura',
  applications: 'candidaturas',
};
