import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/profile'> = {
  'Change my password': 'Alterar minha senha',
  Dark: 'Escuro',
  Light: 'Claro',
  'My active sessions': 'Minhas sessões ativas',
  'My profile': 'Meu perfil',
  System: 'Sistema',
};
