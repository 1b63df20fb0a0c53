import type { FullTranslation } from '#shared/text/texts.ts';
import type { letterTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const letterTexts: FullTranslation<typeof english> = {
  ignore: 'Se você não solicitou isso, pode ignorar este e-mail.',
  alarm: 'Se não foi você, altere sua senha imediatamente e verifique suas sessões ativas.',
  viewSecurity: 'Ver configurações de segurança',
  viewSessions: 'Ver sessões ativas',
  signIn: 'Entrar',

  confirmSubject: 'Confirme seu endereço de e-mail',
  confirm: 'Confirme que este endereço de e-mail é seu.',
  validForDays: (days) => `O link é válido por ${days} dias.`,
  confirmAddress: 'Confirmar endereço de e-mail',
  register: 'Alguém criou uma conta com este endereço de e-mail. Abra o link para confirmar o endereço e entrar.',
  worksOnceForDays: (days) => `O link funciona uma única vez e é válido por ${days} dias.`,
  confirmAndSignIn: 'Confirmar e entrar',

  newPassword: 'Escolher uma nova senha',
  reset: 'Alguém solicitou uma nova senha para a sua conta.',
  resetOnce:
    'O link funciona uma única vez e expira depois de uma hora. Ao usá-lo, você sai da conta em todos os dispositivos.',

  knownSubject: 'Você já tem uma conta',
  known: 'Alguém tentou criar uma conta com este endereço de e-mail, mas ele já tem uma.',
  ifKnown: 'Se foi você, entre ou redefina sua senha.',

  codeGuessesSubject: 'Alguém está tentando adivinhar seu código de acesso',
  codeGuesses:
    'Alguém digitou sua senha corretamente e, depois, muitos códigos errados na segunda etapa. Escolha uma nova senha agora.',
  passwordGuessesSubject: 'Alguém está tentando adivinhar sua senha',
  passwordGuesses:
    'Alguém tentou muitas senhas erradas para a sua conta. A pessoa não conseguiu entrar, e novas tentativas ficam mais lentas.',
  ifGuesses: 'Se foi você, não é preciso fazer nada.',
  onceADay: 'Enviamos este e-mail no máximo uma vez por dia.',

  passwordChangedSubject: 'Sua senha foi alterada',
  passwordChanged: 'Sua senha foi alterada. Todas as suas outras sessões foram encerradas.',
  emailChangedSubject: 'Seu endereço de e-mail foi alterado',
  emailChanged: (email) => `Agora você entra com ${email}. Não é mais possível entrar com este endereço.`,
  emailAlarm: 'Se não foi você, avise seu administrador imediatamente.',

  twoFactorOnSubject: 'A autenticação de dois fatores foi ativada',
  twoFactorOn:
    'A partir de agora, você precisa de um código do seu aplicativo autenticador para entrar. Guarde seus códigos de recuperação em um lugar seguro.',
  twoFactorOffSubject: 'A autenticação de dois fatores foi desativada',
  twoFactorOff: 'A partir de agora, você entra só com a sua senha.',
  newCodesSubject: 'Seus códigos de recuperação foram substituídos',
  newCodes: 'Dez novos códigos de recuperação foram criados. Seus códigos antigos não funcionam mais.',

  passkeyAddedSubject: 'Uma chave de acesso foi adicionada à sua conta',
  passkeyAdded: (name, host) => `A chave de acesso “${name}” agora permite entrar na sua conta em ${host}.`,
  passkeyRemovedSubject: 'Uma chave de acesso foi removida da sua conta',
  passkeyRemoved: (name) => `A chave de acesso “${name}” não funciona mais.`,
  passkeyAlarm:
    'Se não foi você, altere sua senha imediatamente, remova chaves de acesso desconhecidas e verifique suas sessões ativas.',
};
