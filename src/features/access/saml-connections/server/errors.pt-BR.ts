import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/saml-connections'> = {
  'Another company has verified this domain.': 'Outra empresa verificou este domínio.',
  'Only an owner can set up single sign-on.': 'Só um proprietário pode configurar o login único.',
  'Single sign-on': 'Login único',
  'Test the sign-in before you require it.': 'Teste o login antes de torná-lo obrigatório.',
  'This domain': 'Este domínio',
  'Verify an email domain first.': 'Verifique primeiro um domínio de e-mail.',
  'has no such TXT record': 'O domínio não tem este registro TXT.',
  'is not of a company with its own sign-in': 'Não é de uma empresa com login próprio.',
  'is required to give roles by group': 'Este campo é obrigatório para atribuir funções por grupo.',
  'must be a domain such as acme.com': 'Deve ser um domínio, como acme.com.',
  'must be an address that starts with https://': 'Deve ser um endereço que comece com https://.',
  'must have 1,024 characters or fewer': 'Pode ter no máximo 1.024 caracteres.',
};
