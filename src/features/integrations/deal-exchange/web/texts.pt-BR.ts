import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Troca de negócios',
  connect: 'Conectar seu sistema',
  intro: 'Seu CRM pode registrar negócios, acompanhar o status deles e ler ganhos e extratos.',
  createKey:
    'Crie uma chave de API que possa gerenciar registros de negócio. Inclua comissões, pagamentos e leads se o seu sistema os ler.',
  enterAddress: 'Informe o endereço abaixo e a chave no seu sistema.',
  sendDeal: 'Envie um negócio. Ele aparece no deal desk em segundos.',
  address: 'Endereço',
  copy: 'Copiar endereço',
  key: 'Criar chave de API',
  guide: 'Ler o guia',
  schemas: 'Esquemas JSON',
  calls: 'Últimas chamadas',
  noCalls: 'Ainda não há chamadas. Elas aparecem aqui com os resultados quando o seu sistema usa o endereço.',
  time: 'Última chamada',
  apiKey: 'Chave de API',
  request: 'Solicitação',
  result: 'Resultado',
  count: 'Chamadas',
  accepted: 'Aceita',
  refused: (status: number) => `Recusada (${status})`,
  partners: 'Parceiros conectados',
  partner: 'Parceiro',
  registrations: 'Registros',
  lastRegistration: 'Último registro',
  failed: 'Chamadas recusadas (7 dias)',
  none: 'Nenhum parceiro conectou um sistema',
  noneText:
    'Os parceiros conectam o CRM deles no portal, em Configurações > Desenvolvedores. Os registros deles mostram “Sistema do parceiro” como origem.',
  openRegistrations: 'Ver registros',
};
