import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-applications'> = {
  'Confirm your email address first.': 'Confirme primeiro seu endereço de e-mail.',
  'New applications, answers of applicants, and decisions that are overdue.':
    'Novas candidaturas, respostas de candidatos e decisões em atraso.',
  'No partner has the domain of this application.': 'Nenhum parceiro tem o domínio desta candidatura.',
  'Partner applications': 'Candidaturas de parceiros',
  'People of your company who ask for access to the partner portal.':
    'Pessoas da sua empresa que pedem acesso ao portal do parceiro.',
  'Requests to join': 'Pedidos de entrada',
  'There is no open question.': 'Não há nenhuma pergunta aberta.',
  'This program does not accept requests to join a partner.':
    'Este programa não aceita pedidos para entrar na equipe de um parceiro.',
  'This sign-up page does not exist.': 'Esta página de cadastro não existe.',
  'This sign-up page takes no applications at the moment.':
    'Esta página de cadastro não recebe candidaturas no momento.',
  'You have already applied. Follow the link in the email that we sent you.':
    'Você já se candidatou. Use o link do e-mail que enviamos a você.',
  'Your earlier application was rejected, and this program accepts no second one.':
    'Sua candidatura anterior foi rejeitada, e este programa não aceita uma segunda.',
  'new applications': 'novas candidaturas',
  'overdue applications': 'candidaturas em atraso',
};
