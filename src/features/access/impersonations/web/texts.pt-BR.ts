import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewingAsAnotherUser: 'Vendo como outra pessoa',
  youAre: (name: ReactNode) => rich`${name}, você está`,
  youCannotMakeChanges: (partnerName: ReactNode) => rich`de ${partnerName}. Você não pode fazer alterações.`,
  viewingAs: (name: ReactNode, fullName: ReactNode, partnerName: ReactNode) =>
    rich`${name}vendo como ${fullName}${partnerName}`,
  minLeft: (left: ReactNode) => rich`mais ${left} min`,
  endView: 'Encerrar visualização',
  seePortalAsOnePartnersUsers:
    'Veja o portal como um dos usuários do parceiro o vê, por até uma hora. Cada acesso fica registrado.',
  partner: 'Parceiro',
  chooseAPartner: 'Escolha um parceiro',
  noOneAtThisPartnerHas: 'Ninguém deste parceiro entrou no portal ainda.',
  partnerUsers: 'Usuários do parceiro',
  person: 'Pessoa',
  email: 'E-mail',
  actions: 'Ações',
  viewAs: 'Ver como',
  viewAsFullName: (fullName: Part) => `Ver como ${fullName}`,
  recordsThatPartnerDoesNotShare:
    ' Os registros que o parceiro não compartilha, como suas listas de contas e conexões, ficam ocultos.',
  forUpToOneHourThis: (fullName: Part, partnerId: Part) =>
    `Por até uma hora, esta aba mostra o que ${fullName} vê. Você não pode fazer alterações.${partnerId}`,
  reason: 'Motivo',
  recordedInCompanysAuditLog: 'Fica no registro de auditoria da empresa.',
  portalAccess: 'Acesso ao portal',
  viewAsPartnerUser: 'Ver como um usuário do parceiro',
  accessLog: 'Registro de acessos',
  noEntriesYet: 'Ainda não há entradas',
  eachTimeTeamMemberOrSuper:
    'Cada vez que um membro da equipe ou um superadministrador vê o Tandem como outra pessoa, isso fica registrado aqui.',
  viewedBy: 'Visto por',
  viewedAs: 'Visto como',
  started: 'Início',
  ended: 'Fim',
  superAdmin: 'Superadministrador',
  active: 'Ativo',
};
