import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

const thePartner = 'o parceiro';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisInvitationNoLongerExists: 'Este convite não existe mais.',
  removeSAccess: (fullName: Part) => `Remover o acesso de ${fullName}?`,
  theySignedOutImmediatelyAndNeed: 'A pessoa é desconectada imediatamente e precisa de um novo convite para voltar.',
  removeAccess: 'Remover acesso',
  hasNotSignedInWithThis: (fullName: Part) => `${fullName} não entrou com este endereço.`,
  inviteToPortal: 'Convidar para o portal…',
  resendInvitation: 'Reenviar convite',
  withdrawInvitation: 'Retirar convite',
  viewAs: 'Ver como…',
  removeAccessText: 'Remover acesso…',
  portalAccess: 'Acesso ao portal',
  portalAccessOf: (fullName: Part) => `Acesso de ${fullName} ao portal`,
  thePartner,
  inviteUser: 'Convidar usuário',
  invitationSentTo: (email: Part) => `Convite enviado a ${email}`,
  inviteUserFrom: (name: Part) =>
    name === thePartner ? 'Convidar um usuário do parceiro' : `Convidar um usuário de ${name}`,
  inviteTeamMember: 'Convidar membro da equipe',
  sendInvitation: 'Enviar convite',
  theyGetEmailWithLinkThat: (iNVITATIONDAYS: Part) =>
    `A pessoa recebe um e-mail com um link que expira em ${iNVITATIONDAYS} dias e pode ser usado uma vez.`,
  email: 'E-mail',
  emailIsRequired: 'Informe o e-mail',
  invalidEmailAddress: 'Endereço de e-mail inválido',
  name: 'Nome',
  role: 'Função',
  chooseARole: 'Escolha uma função',
  personalMessage: 'Mensagem pessoal',
  openInvitations: 'Convites abertos',
  expired: 'Expirado',
  expires: (expiresAt: ReactNode) => rich`expira em ${expiresAt}`,
  resend: 'Reenviar',
  withdraw: 'Retirar',
  invitationOf: (email: Part) => `Convite de ${email}`,
  invitations: 'Convites',
  inviteTeamMembersHereAndPartner: 'Convide membros da equipe aqui e usuários do parceiro na página do parceiro.',
  invitationResentTo: (email: Part) => `Convite reenviado a ${email}`,
  invitationWithdrawn: 'Convite retirado',
};
