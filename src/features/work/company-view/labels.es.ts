import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/company-view'> = {
  'Contacts and users': 'Contactos y usuarios',
  Emails: 'Correos',
  'Sign-ins and visits': 'Inicios de sesión y visitas',
  'What the company sees': 'Lo que ve la empresa',
  'accounts of the lists that you share, if a list of theirs contains them too, up to the level you chose':
    'cuentas de las listas que compartes, si también están en una lista de la empresa, hasta el grado que elegiste',
  'accounts of your lists that no list of theirs contains, and lists that you do not share':
    'cuentas de tus listas que no están en ninguna lista de la empresa, y listas que no compartes',
  'all tasks in this portal, with their comments, also those for your own people':
    'todas las tareas de este portal, con sus comentarios, también las de tu propia gente',
  'deals of your connected CRM that you have not registered': 'negocios de tu CRM conectado que no has registrado',
  'emails about internal matters of your team, such as a failure of your own connection':
    'correos sobre asuntos internos de tu equipo, como un fallo de tu propia conexión',
  'on which devices and from which addresses your users sign in':
    'en qué dispositivos y desde qué direcciones inician sesión tus usuarios',
  'the contacts that you add, with email addresses and phone numbers':
    'los contactos que añades, con direcciones de correo y números de teléfono',
  'the deals that you register, with customer, amount and contact':
    'los negocios que registras, con cliente, importe y contacto',
  'the emails that the program sends your users, with subject and text':
    'los correos que el programa envía a tus usuarios, con asunto y texto',
  'the last four digits of your account; opening the whole number is recorded':
    'los cuatro últimos dígitos de tu cuenta; abrir el número completo queda registrado',
  'the names and email addresses of your users': 'los nombres y las direcciones de correo de tus usuarios',
  'the notes that you write on deals': 'las notas que escribes en negocios',
  'the whole number of your account in lists, searches and exports':
    'el número completo de tu cuenta en listas, búsquedas y exportaciones',
  'this portal as one of your users, for administrators who give a reason; they cannot change anything, and each visit is recorded':
    'este portal como uno de tus usuarios, para administradores que indican un motivo; no pueden cambiar nada y cada visita queda registrada',
  'what your users ask the assistant': 'lo que tus usuarios preguntan al asistente',
  'your private notes on meetings': 'tus notas privadas sobre reuniones',
};
