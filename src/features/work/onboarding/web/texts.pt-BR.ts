import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  setUp: 'Configurar',
  steps: 'Passos',
  stepOf: (number: number, count: number) => `Passo ${number} de ${count}`,
  progress: 'Progresso',
  completed: 'concluído',
  skipped: 'pulado',
  back: 'Voltar',
  next: 'Continuar',
  nextHint: 'Ctrl + Enter',
  finish: 'Concluir configuração',
  leave: 'Terminar mais tarde',
  leaveTitle: 'Terminar a configuração mais tarde?',
  leaveText:
    'O que você preencheu está salvo. O checklist de lançamento no seu painel mostra o que falta fazer. Modelos e dados de exemplo estão em Configurações.',
  leavePartnerText: 'O que você preencheu está salvo. Seu painel mostra o que falta fazer.',
  stay: 'Continuar aqui',
  skipTitle: 'Pular o passo atual?',
  skipText: 'Você não concluiu este passo. Quer mesmo ir para o próximo?',
  skip: 'Pular',
  fetchFailed: 'Não foi possível carregar o status da configuração inicial',
  updateFailed: 'Não foi possível atualizar o passo',
  completeFailed: 'Não foi possível concluir o passo',
  finishFailed: 'Não foi possível concluir a configuração inicial',
  tryAgain: 'Tentar de novo',
  saveStep: 'Salvar e continuar',
  start: 'Comece aqui',
  startText: 'Quatro passos até o seu primeiro negócio.',
  doneOf: (done: number, all: number) => `${done} de ${all} concluídos`,
  done: 'Concluído',
  steps4: {
    profile: {
      title: 'Apresente a sua empresa',
      text: 'Seu gerente de parceiros e o diretório mostram isto.',
      action: 'Editar perfil',
    },
    contract: {
      title: 'Assine o seu contrato',
      text: 'Um contrato aguarda a sua assinatura.',
      action: 'Abrir contratos',
    },
    payout: {
      title: 'Informe os seus dados de recebimento',
      text: 'Você recebe nesta conta assim que tiver ganhos.',
      action: 'Informar dados',
    },
    course: {
      title: 'Faça o seu primeiro curso',
      text: 'Aprenda o que vendemos e como o programa funciona.',
      action: 'Ver cursos',
    },
    deal: {
      title: 'Registre o seu primeiro negócio',
      text: 'Depois de aprovado, o negócio fica protegido para você.',
      action: 'Registrar negócio',
    },
  },
  describeYourself: 'O que você faz e para quem, em uma ou duas frases.',
  firstDeal: 'Registrar um negócio',
  firstDealText:
    'Conte sobre um cliente com quem você trabalha. Depois de aprovado, o negócio fica protegido para você.',
  firstDealAction: 'Registrar negócio',
  firstDealDone: (count: number) => plural(count, 'negócio registrado', 'negócios registrados'),
  firstCourse: 'Fazer um curso',
  firstCourseText: 'Aprenda o que vendemos e como o programa funciona, no seu ritmo.',
  firstCourseAction: 'Ver cursos',
  firstCourseDone: (count: number) => plural(count, 'curso iniciado', 'cursos iniciados'),
  controlEnterMetaEnter: 'Control+Enter Meta+Enter',
};
