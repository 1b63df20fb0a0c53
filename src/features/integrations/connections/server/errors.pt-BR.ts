import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/connections'> = {
  'A connection of your team to another system stopped working.':
    'Uma conexão da sua equipe com outro sistema parou de funcionar.',
  'A connection to another system stopped working.': 'Uma conexão com outro sistema parou de funcionar.',
  'Broken connections': 'Conexões interrompidas',
  'Connect again to change this connection.': 'Conecte de novo para alterar esta conexão.',
  'Disconnect it first.': 'Desconecte primeiro.',
  'It is disconnected.': 'A conexão está desconectada.',
  'It is paused already.': 'A conexão já está em pausa.',
  'Only a paused connection can be resumed.': 'Só uma conexão em pausa pode ser retomada.',
  'The connection belongs to another integration.': 'A conexão pertence a outra integração.',
  'This attempt to connect has ended. Start again from the integrations.':
    'Esta tentativa de conexão terminou. Comece de novo a partir das integrações.',
  'This connection is disconnected already.': 'Esta conexão já está desconectada.',
  'This installation has no connector. Use an app of your own.':
    'Esta instalação não tem conector. Use um app próprio.',
  'This integration': 'Esta integração',
  'Too many attempts are open. Try again in ten minutes.':
    'Há tentativas abertas demais. Tente de novo em dez minutos.',
  'is not a field of this integration': 'Não é um campo desta integração.',
  'must have at least 2 letters': 'Deve ter pelo menos 2 letras.',
};
