import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-applications'> = {
  'Address confirmed': 'Endereço confirmado',
  Applicant: 'Candidato',
  'Application approved': 'Candidatura aprovada',
  'Application rejected': 'Candidatura rejeitada',
  Applications: 'Candidaturas',
  'Applications received': 'Candidaturas recebidas',
  'Applications to review': 'Candidaturas a analisar',
  'Approve an application': 'Aprovar uma candidatura',
  'Ask the applicant a question': 'Fazer uma pergunta ao candidato',
  'Can apply again from': 'Pode se candidatar de novo a partir de',
  'Decided automatically': 'Decidido automaticamente',
  'Defaults to the number of days set on the sign-up page.':
    'O padrão é o número de dias definido na página de cadastro.',
  Duplicate: 'Duplicata',
  'High risk': 'Risco alto',
  'Incomplete application': 'Candidatura incompleta',
  'Joins a partner': 'Entra em um parceiro',
  'Low risk': 'Risco baixo',
  'Medium risk': 'Risco médio',
  'Region is not served': 'Região não atendida',
  'Reject an application': 'Rejeitar uma candidatura',
  'Requests to join': 'Pedidos de entrada',
  Risk: 'Risco',
  Suspicious: 'Suspeita',
  'The applicant gets an email and answers on the application’s page, without an account.':
    'O candidato recebe um e-mail e responde na página da candidatura, sem uma conta.',
  'The applicant gets an email with your explanation.': 'O candidato recebe um e-mail com a sua explicação.',
  'The applicant reads it.': 'O candidato lê isto.',
  'The company becomes a partner with the defaults of the sign-up page: type, tier, contract, track and invitation.':
    'A empresa se torna parceira com os padrões da página de cadastro: tipo, nível, contrato, trilha e convite.',
  application: 'candidatura',
  applications: 'candidaturas',
};
