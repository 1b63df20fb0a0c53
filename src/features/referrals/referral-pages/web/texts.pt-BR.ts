import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  saved: 'Salvo',
  texts: 'Textos',
  registrations: 'Registros',
  formsWithPurposeDealRegistrationIts:
    'Formulários com a finalidade “Registro de negócio”. As perguntas são editadas em “Perguntas”.',
  availability: 'Disponibilidade',
  websitesThatMayShowItIn: 'Sites que podem mostrá-lo em um frame',
  suchAsHttpsWwwExampleCom: 'Por exemplo, https://www.example.com.',
  nothingHasBeenRegisteredWithThis: 'Nada foi registrado com este formulário.',
  forms: 'Formulários',
  products: 'Produtos',
  newDealRegistrationForm: 'Novo formulário de registro de negócio',
  createWithStandardQuestions: 'Criar com as perguntas padrão',
  registerADeal: 'Registrar um negócio',
  leaveItEmptyForYourDefault: 'Deixe vazio para usar o seu tipo padrão.',
  publishFormToTakeRegistrations: 'Publique o formulário para receber registros.',
  opensInNewTab: 'abre em uma nova aba',
  questions: 'Perguntas',
  settings: 'Configurações',
  fromViewToApproval: 'Da visualização à aprovação',
  views: 'Visualizações',
  started: 'Iniciados',
  registered: 'Registrados',
  waitingForDecision: 'Aguardando uma decisão',
  approved: 'Aprovados',
  codeForYourWebsite: 'Código para o seu site',
  whoCanUseIt: 'Quem pode usá-lo',
  partnerRegistrations: 'Parceiro dos registros',
  partnersToChooseFrom: 'Parceiros para escolha',
  everyoneWhoOpensFormReadsThese: 'Todos os que abrem o formulário leem estes nomes.',
  registerOnBehalf: 'Registrar em nome de',
  youCanRegisterDealsFrom: (opensOn: Part) => `Você pode registrar negócios a partir de ${opensOn}.`,
  registrationsClosedOn: (closesOn: Part) => `Os registros foram encerrados em ${closesOn}.`,
  thisFormTakesNoRegistrationsAt: 'Este formulário não recebe registros no momento.',
  dealRegForms: 'Formulários de registro',
  partner: 'Parceiro',
  newForm: 'Novo formulário',
  dealRegistrationFormLetsPartnersAnd:
    'Com um formulário de registro de negócio, parceiros e pessoas que os conhecem registram negócios no seu site ou em um evento.',
};
