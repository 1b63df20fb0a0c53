import type { FullTranslation } from '#shared/text/texts.ts';
import type { nounTexts as english } from './nouns.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nounTexts: FullTranslation<typeof english> = {
  commission: ['comissão', 'comissões'],
  registration: ['registro', 'registros'],
  lead: ['lead', 'leads'],
  deal: ['negócio', 'negócios'],
  'open deal': ['negócio aberto', 'negócios abertos'],
  partner: ['parceiro', 'parceiros'],
  line: ['linha', 'linhas'],
  plan: ['plano', 'planos'],
  certificate: ['certificado', 'certificados'],
  step: ['etapa', 'etapas'],
  submission: ['envio', 'envios'],
  meeting: ['reunião', 'reuniões'],
  task: ['tarefa', 'tarefas'],
  'sign-up': ['cadastro', 'cadastros'],
  sale: ['venda', 'vendas'],
};
