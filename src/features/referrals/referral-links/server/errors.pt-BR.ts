import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-links'> = {
  'The company creates the links of this program. Ask your partner manager for one.':
    'É a empresa que cria os links deste programa. Peça um ao seu gerente de parceiros.',
  'The company has not allowed any domain for partner links yet.':
    'A empresa ainda não permitiu nenhum domínio para links de parceiros.',
  'This code is already taken. Choose another one.': 'Este código já está em uso. Escolha outro.',
  'This coupon code already exists.': 'Este código de cupom já existe.',
  'This link is archived.': 'Este link está arquivado.',
  'This referral link': 'Este link de indicação',
  'is not a link of this partner': 'Não é um link deste parceiro.',
  'is set by the company for this link': 'É definido pela empresa para este link.',
  'must be a web address without a user name or password': 'Deve ser um endereço da web sem nome de usuário nem senha.',
  'must not contain two hyphens in a row': 'Não pode conter dois hifens seguidos.',
};
