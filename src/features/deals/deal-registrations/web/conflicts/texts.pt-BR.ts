import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  checkingWhetherThisAccountFree: 'Verificando se esta conta está livre…',
  text: (checksLeft: number) => plural(checksLeft, 'conta', 'contas'),
  youCanCheckToday: (checksLeft: number) => ` Hoje você ainda pode verificar ${plural(checksLeft, 'conta', 'contas')}.`,
  freeToRegister: 'Livre para registrar',
  youCanHoldThisAccountFor: (holdHours: number) =>
    ` Você pode reservar esta conta por ${plural(holdHours, 'hora', 'horas')} enquanto se prepara.`,
  noOtherPartnerHasRegisteredThis: (holdHours: ReactNode, left: ReactNode) =>
    rich`Nenhum outro parceiro registrou esta conta.${holdHours}${left}`,
  notEligible: (title: Part) => `Não atende aos requisitos: ${title}`,
  possibleConflictWithExistingEngagement: 'Possível conflito com um trabalho já em andamento',
  itCanBeRegisteredAgainFrom: (reapplyOn: Part) => `Pode ser registrada de novo a partir de ${reapplyOn}. `,
  viewRegistration: (number: ReactNode) => rich`Ver registro ${number}`,
  itApprovedImmediatelyUnlessAccountProtected:
    'A aprovação é imediata, a menos que a conta esteja protegida para outro parceiro.',
  youCanStillRegisterIt: 'Mesmo assim, você pode registrá-la.',
  bothWereMergedIntoOneDeal: 'Os dois foram mesclados em um só negócio.',
  similar: (score: Part) => ` Semelhança: ${score}.`,
  mergeIntoOneDeal: 'Mesclar em um só negócio',
  otherRecordBelongsToPartnerYou:
    'O outro registro pertence a um parceiro que você não gerencia. Um membro da equipe com acesso a todos os parceiros pode compará-los.',
  registration: (number: Part) => `Registro ${number}`,
  account: 'Conta',
  website: 'Site',
  country: 'País',
  partner: 'Parceiro',
  products: 'Produtos',
  allProducts: 'Todos os produtos',
  status: 'Status',
  submitted: 'Enviado',
  protectedUntil: 'Protegido até',
  lastActivity: 'Última atividade',
  amount: 'Valor',
  thisRegistration: 'Este registro',
  rulesOfEngagement: 'Regras de engajamento',
  noSimilarRecords: 'Nenhum registro parecido',
  noAccountsOrOtherRegistrationsLook: 'Nenhuma conta e nenhum outro registro se parecem com este.',
  existingAccounts: 'Contas existentes',
  customer: 'Cliente',
  otherRegistrations: 'Outros registros',
};
