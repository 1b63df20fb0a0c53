import type { FullTranslation } from '#shared/text/texts.ts';
import type { partnerSteps as english } from './steps.texts.ts';

/** Not yet reviewed by a native speaker. */
export const partnerSteps: FullTranslation<typeof english> = {
  company_details: {
    label: 'Sua empresa',
    title: 'Apresente sua empresa',
    text: 'Seu gerente de parceiros vê isto, e aparece no diretório de parceiros se você estiver listado nele.',
  },
  people: {
    label: 'Pessoas',
    title: 'Quem trabalha com você?',
    text: 'Convide as pessoas que registram negócios, fazem cursos ou cuidam dos pagamentos. Elas recebem um e-mail com um link que funciona uma única vez.',
  },
  payout_details: {
    label: 'Dados de repasse',
    title: 'Onde devemos pagar você?',
    text: 'Precisamos dos seus dados de repasse antes do primeiro pagamento. Você pode incluí-los ou alterá-los depois em Repasses.',
  },
  first_contract: {
    label: 'Contrato',
    title: 'Assine seu contrato',
    text: 'Os contratos que aguardam sua assinatura aparecem aqui. Você sempre pode lê-los em Contratos.',
  },
  first_step: {
    label: 'Primeiro passo',
    title: 'Comece com um negócio ou um curso',
    text: 'Registre seu primeiro negócio para protegê-lo ou faça um curso. Você pode fazer os dois depois.',
  },
};
