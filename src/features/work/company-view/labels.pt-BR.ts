import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/company-view'> = {
  'Contacts and users': 'Contatos e usuários',
  Emails: 'E-mails',
  'Sign-ins and visits': 'Logins e visitas',
  'What the company sees': 'O que a empresa vê',
  'accounts of the lists that you share, if a list of theirs contains them too, up to the level you chose':
    'contas das listas que você compartilha, se uma lista da empresa também as contiver, até o nível que você escolheu',
  'accounts of your lists that no list of theirs contains, and lists that you do not share':
    'contas das suas listas que nenhuma lista da empresa contém e listas que você não compartilha',
  'all tasks in this portal, with their comments, also those for your own people':
    'todas as tarefas deste portal, com os comentários, inclusive as destinadas às suas próprias pessoas',
  'deals of your connected CRM that you have not registered': 'negócios do seu CRM conectado que você não registrou',
  'emails about internal matters of your team, such as a failure of your own connection':
    'e-mails sobre assuntos internos da sua equipe, como uma falha da sua própria conexão',
  'on which devices and from which addresses your users sign in':
    'em quais dispositivos e de quais endereços os seus usuários entram',
  'the contacts that you add, with email addresses and phone numbers':
    'os contatos que você adiciona, com endereços de e-mail e números de telefone',
  'the deals that you register, with customer, amount and contact':
    'os negócios que você registra, com cliente, valor e contato',
  'the emails that the program sends your users, with subject and text':
    'os e-mails que o programa envia aos seus usuários, com assunto e texto',
  'the last four digits of your account; opening the whole number is recorded':
    'os quatro últimos dígitos da sua conta; abrir o número inteiro é registrado',
  'the names and email addresses of your users': 'os nomes e endereços de e-mail dos seus usuários',
  'the notes that you write on deals': 'as notas que você escreve nos negócios',
  'the whole number of your account in lists, searches and exports':
    'o número inteiro da sua conta em listas, buscas e exportações',
  'this portal as one of your users, for administrators who give a reason; they cannot change anything, and each visit is recorded':
    'este portal como um dos seus usuários, para administradores que informam um motivo; eles não podem alterar nada, e cada visita é registrada',
  'what your users ask the assistant': 'o que os seus usuários perguntam ao assistente',
  'your private notes on meetings': 'suas notas privadas sobre reuniões',
};
