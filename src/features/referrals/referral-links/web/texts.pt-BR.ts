import type { Translation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  title: 'Links de indicação',
  newLink: 'Novo link de indicação',
  copy: 'Copiar',
  qr: 'Código QR',
  qrOf: (name: string) => `Código QR de ${name}`,
  noLinks: 'Os parceiros compartilham links de indicação. Cliques, leads e vendas contam para o parceiro.',
  noDomains: 'Os parceiros ainda não podem criar links: nenhum site está permitido como destino.',
  allowDomains: 'Permitir um site',
  closedToPartner: (company: string) => `${company} cria os links deste programa. Peça um ao seu gerente de parceiros.`,
  noClicks: 'As visitas por este link aparecem aqui, com a origem de cada uma.',
  saved: 'Configurações salvas',
  clicks: (count: number) => plural(count, 'clique', 'cliques'),
  result: 'Resultado',
  time: 'Horário',
  allActivePartners: 'Todos os parceiros ativos',
  copyLink: 'Copiar link',
  archived: 'Arquivado',
  links: 'Links',
  allowedDomains: 'Domínios permitidos',
  partnersCanCreateLinks: 'Os parceiros podem criar links',
  linksPerPartner: 'Links por parceiro',
  qrCode: 'Código QR',
  qrCodeR: (code: Part) => `Código QR de /r/${code}`,
  editLink: 'Editar link',
  clicksText: 'Cliques',
  details: 'Detalhes',
  link: 'Link',
  aPageOn: (domains: Part) => `Uma página em ${domains}.`,
  campaign: 'Campanha',
  couponCodes: 'Códigos de cupom',
  defaultLinks: 'Links padrão',
  settings: 'Configurações',
};
