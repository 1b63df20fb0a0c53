import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/prospects'> = {
  'An automation cannot win a prospect: convert it into a partner.':
    'Uma automação não pode ganhar um prospect: converta-o em parceiro.',
  'Only a declined application can become a prospect.': 'Só uma candidatura recusada pode se tornar um prospect.',
  'Only the author can change this activity.': 'Só quem criou esta atividade pode alterá-la.',
  'The website has too many rules for robots.': 'O site tem regras demais para robôs.',
  'The website was read in the last seven days. Read it again later.':
    'O site foi lido nos últimos sete dias. Leia-o de novo mais tarde.',
  'This application is already a prospect.': 'Esta candidatura já é um prospect.',
  'This prospect is already a partner. Change the partner instead.':
    'Este prospect já é um parceiro. Altere o parceiro.',
  'already has a profile': 'Já tem um perfil.',
  'has too many rules for robots': 'O site tem regras demais para robôs.',
  'is already a prospect': 'Já é um prospect.',
  'is required to read the website': 'Este campo é obrigatório para ler o site.',
  'must be less than the score of a good fit': 'Deve ser menor que a pontuação de um bom perfil.',
  'must contain at least one criterion': 'Deve conter pelo menos um critério.',
  'must not ask the same twice': 'Não pode perguntar o mesmo duas vezes.',
  'needs an email address of the contact': 'É necessário um endereço de e-mail do contato.',
};
