import type { Translation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  title: 'Enlaces de referido',
  newLink: 'Nuevo enlace de referido',
  copy: 'Copiar',
  qr: 'Código QR',
  qrOf: (name: string) => `Código QR de ${name}`,
  noLinks: 'Los partners comparten enlaces de referido. Los clics, leads y ventas cuentan para el partner.',
  noDomains: 'Los partners aún no pueden crear enlaces: ningún sitio web está permitido como destino.',
  allowDomains: 'Permitir un sitio web',
  closedToPartner: (company: string) =>
    `${company} crea los enlaces de este programa. Pide uno a tu responsable de partners.`,
  noClicks: 'Aquí se enumeran las visitas por este enlace, con su procedencia.',
  saved: 'Configuración guardada',
  clicks: (count: number) => plural(count, 'clic', 'clics'),
  result: 'Resultado',
  time: 'Hora',
  allActivePartners: 'Todos los partners activos',
  copyLink: 'Copiar enlace',
  archived: 'Archivado',
  links: 'Enlaces',
  allowedDomains: 'Dominios permitidos',
  partnersCanCreateLinks: 'Los partners pueden crear enlaces',
  linksPerPartner: 'Enlaces por partner',
  qrCode: 'Código QR',
  qrCodeR: (code: Part) => `Código QR de /r/${code}`,
  editLink: 'Editar enlace',
  clicksText: 'Clics',
  details: 'Detalles',
  link: 'Enlace',
  aPageOn: (domains: Part) => `Una página en ${domains}.`,
  campaign: 'Campaña',
  couponCodes: 'Códigos de cupón',
  defaultLinks: 'Enlaces predeterminados',
  settings: 'Configuración',
};
