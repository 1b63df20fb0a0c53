import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newToken: 'Novo token',
  baseAddress: 'Endereço base do SCIM',
  baseAddressHelp: 'Cole este endereço e um token nas configurações de provisionamento do seu provedor de identidade.',
  revoke: 'Revogar…',
  moreAbout: (name: string) => `Mais sobre ${name}`,
  revokeTitle: (name: string) => `Revogar ${name}?`,
  revokeText:
    'Seu provedor de identidade não pode mais adicionar nem remover pessoas com este token. Quem tem acesso continua com ele. Não é possível restaurar um token revogado.',
  revokeToken: 'Revogar token',
  expiresAfter: 'Expira depois de',
  lifetimes: {
    year: '1 ano',
    twoYears: '2 anos',
    never: 'Nunca',
  },
  ready: (name: string) => `O token “${name}” está pronto`,
  saved: 'Já guardei o token',
  copyToken: 'Copiar token',
  copyAddress: 'Copiar endereço',
  shownOnce: 'Este token é mostrado só uma vez. Guarde-o em um lugar seguro.',
  token: 'Token',
  empty:
    'O Okta, o Entra ID e outros provedores de identidade adicionam e removem suas pessoas por SCIM. Crie um token para o seu. As pessoas são convidadas e recebem acesso quando aceitam.',
};
