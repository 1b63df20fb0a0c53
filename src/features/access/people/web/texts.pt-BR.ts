import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  isDeactivated: (fullName: Part) => `Acesso de ${fullName} desativado`,
  chooseTeamMember: 'Escolha um membro da equipe',
  deactivate: (fullName: Part) => `Desativar ${fullName}`,
  handOverAndDeactivate: 'Transferir e desativar',
  deactivateText: 'Desativar',
  theySignedOutImmediatelyAndTheir:
    'A pessoa é desconectada imediatamente, e as chaves de API dela param de funcionar. Você pode reativá-la mais tarde.',
  handOverTheirRecordsTo: 'Transferir os registros dela para',
  newOwnerAllRecords: 'Novo responsável por todos os registros',
  newOwnerOf: (label: Part) => `Novo responsável: ${label}`,
  chooseNewOwnerForEachType: 'Escolher um novo responsável para cada tipo',
  alsoHandedOverWithTheirPartners: (alongside: ReactNode) => rich`Também transferidos com os parceiros: ${alongside}.`,
  reason: 'Motivo',
  recordedInAuditLog: 'Fica no registro de auditoria',
  twoFactorAuthenticationWasResetFor: (fullName: Part) =>
    `A autenticação de dois fatores de ${fullName} foi redefinida`,
  resetTwoFactorFor: (fullName: Part) => `Redefinir os dois fatores de ${fullName}?`,
  resetTwoFactor: 'Redefinir dois fatores',
  theyCanSignInWithOnly:
    'A pessoa pode entrar só com a senha até configurar de novo. Ela é desconectada em todos os lugares e avisada por e-mail. Confirme antes a identidade dela: ligue, não confie em um e-mail.',
  recordedInLogAndIncludedIn: 'Fica no registro e é incluído no e-mail.',
  isReactivated: (fullName: Part) => `Acesso de ${fullName} reativado`,
  roleChanged: 'Função alterada',
  reactivate: (fullName: Part) => `Reativar ${fullName}`,
  changeRole: (fullName: Part) => `Alterar a função de ${fullName}`,
  reactivateText: 'Reativar',
  changeRoleText: 'Alterar função',
  theyCanSignInAgainRecords:
    'A pessoa pode entrar de novo. Os registros que foram transferidos ficam com os novos responsáveis.',
  role: 'Função',
  chooseARole: 'Escolha uma função',
  status: 'Status',
  customRole: 'Função personalizada',
  deactivateLine: 'Desativar…',
  reactivateLine: 'Reativar…',
  moreAbout: (fullName: Part) => `Mais sobre ${fullName}`,
  inviteTeamMembersAndGiveEach: 'Convide membros da equipe e dê uma função a cada um.',
  nowOwner: (fullName: Part) => `${fullName} agora tem a função de proprietário`,
  makeAnOwner: (fullName: Part) => `Dar a ${fullName} a função de proprietário`,
  makeOwner: 'Tornar proprietário',
  ownersCanDoEverythingAndDecide:
    'Proprietários podem fazer tudo e decidem quem mais é proprietário. Uma empresa sempre tem pelo menos um proprietário.',
  yourOwnRole: 'Sua própria função',
  stayAnOwner: 'Continuar como proprietário',
  becomeAnAdministrator: 'Passar a administrador',
  makeOwnerText: 'Tornar proprietário…',
  resetTwoFactorText: 'Redefinir dois fatores…',
  doNotOfferAsOwner: 'Não oferecer como responsável',
  offerAsOwner: 'Oferecer como responsável',
  activity: 'Atividade',
  details: 'Detalhes',
  joined: 'Entrada',
  lastSeen: 'Último acesso',
  ownerRecordsAndTasks: 'Responsável por registros e tarefas',
  offered: 'Disponível para escolha',
  notOffered: 'Não disponível para escolha',
  twoFactorAuthentication: 'Autenticação de dois fatores',
  setUp: 'Configurada',
  notSetUp: 'Não configurada',
};
