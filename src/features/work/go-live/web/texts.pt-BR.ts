import type { FullTranslation } from '#shared/text/texts.ts';
import { formatPercent } from '#web/region.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Checklist de lançamento',
  homeTitle: 'Configure o seu programa',
  doIt: 'Fazer agora',
  change: 'Alterar',
  publish: 'Conferir e publicar',
  partnersFirst: 'Primeiro adicione um parceiro. Depois convide aqui as pessoas dele.',
  text: 'O que configurar antes de convidar parceiros. Os itens são marcados à medida que você os conclui.',
  score: (score: number) => `${formatPercent(score)} pronto`,
  percent: (score: number) => formatPercent(score),
  setUp: (score: number) => `${formatPercent(score)} configurado`,
  done: 'Concluído',
  open: 'Em aberto',
  ready: 'Você já pode convidar parceiros.',
  next: (title: string) => `Próximo passo: ${title}`,
  all: 'Abrir checklist',
  dismiss: 'Não mostrar de novo',
  dismissed: 'Oculto. O checklist continua em Configurações.',
  onDashboard: 'Mostrar no painel',
  offDashboard: 'Ocultar do painel',
  testMail: 'Enviar e-mail de teste',
  testSent: 'E-mail de teste enviado',
  testWaits: 'Nenhum servidor de e-mail está configurado. Seu e-mail de teste está listado em “E-mail enviado”.',
};
