import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-pages'> = {
  'After a rejection. Leave it empty to allow no second application.':
    'Depois de uma rejeição. Deixe em branco para não permitir uma segunda candidatura.',
  'Applications whose partner would be in this audience. Never with a risk flag, and only with a confirmed email address.':
    'Candidaturas cujo parceiro estaria neste público. Nunca com um alerta de risco, e só com um endereço de e-mail confirmado.',
  'Approve automatically': 'Aprovar automaticamente',
  'Benefits by tier': 'Benefícios por nível',
  'Can apply again after': 'Pode se candidatar de novo após',
  'Close a sign-up page: it takes no more applications':
    'Encerrar uma página de cadastro: não recebe mais candidaturas',
  'Contract to sign': 'Contrato a assinar',
  'Decision within': 'Decisão em até',
  'Everybody who has the address can apply.': 'Quem tiver o endereço pode se candidatar.',
  'Forms with the purpose “Partner sign-up”. Its questions are edited under Questions.':
    'Formulários com a finalidade “Cadastro de parceiros”. As perguntas são editadas em Perguntas.',
  'If the email domain belongs to a partner, the applicant can ask its administrators for access.':
    'Se o domínio do e-mail pertencer a um parceiro, o candidato pode pedir acesso aos administradores dele.',
  'Invite the applicant to the portal': 'Convidar o candidato para o portal',
  'It follows the sentence that the application was approved.':
    'Vem depois da frase de que a candidatura foi aprovada.',
  'Let people ask to join an existing partner': 'Permitir que pessoas peçam para entrar em um parceiro existente',
  Logos: 'Logotipos',
  'New sign-up page': 'Nova página de cadastro',
  'Partner Signup': 'Cadastro de parceiros',
  'Publish a sign-up page': 'Publicar uma página de cadastro',
  'Questions and answers': 'Perguntas e respostas',
  'Send a welcome email': 'Enviar um e-mail de boas-vindas',
  'Show the median decision time on the page': 'Mostrar o tempo mediano de decisão na página',
  'Sign-up page': 'Página de cadastro',
  'Sign-up pages': 'Páginas de cadastro',
  'Stop accepting applications': 'Parar de aceitar candidaturas',
  'Text of the welcome email': 'Texto do e-mail de boas-vindas',
  'The applicant gets it for signature at approval. The owner signs for your company.':
    'O candidato o recebe para assinar na aprovação. O responsável assina pela sua empresa.',
  'The page accepts no more applications': 'A página não aceita mais candidaturas',
  'The page takes no more applications. Those that were sent are still decided.':
    'A página não recebe mais candidaturas. As que foram enviadas ainda são decididas.',
  'Track to start': 'Trilha a iniciar',
  'Tracks with rules of their own also start by themselves.': 'As trilhas com regras próprias também começam sozinhas.',
  'Where your program works. Leave it empty for all countries.':
    'Onde o seu programa atua. Deixe em branco para todos os países.',
  'business days': 'dias úteis',
  'day of a sign-up page': 'dia de uma página de cadastro',
  days: 'dias',
  'days of sign-up pages': 'dias de páginas de cadastro',
  'sign-up page': 'página de cadastro',
  'sign-up pages': 'páginas de cadastro',
};
