import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  noTimeline: 'No hay nada registrado sobre el origen de este negocio.',
  noPerformance: 'Aún no hay clics. Comparte un enlace para ver aquí sus resultados.',
  sales: 'Leads y ventas',
  sale: 'Venta',
  deal: 'Negocio',
  on: 'Fecha',
  amount: 'Importe',
  lead: 'Lead',
  invoice: (id: string) => `Factura ${id}`,
  clicksSeries: 'Clics',
  leadsSeries: 'Leads',
  salesSeries: 'Ventas',
  chart: 'Clics, leads y ventas por semana',
  credit: 'Crédito',
  partner: 'Partner',
  noResultsYet: 'Aún no hay resultados',
  clicksText: 'Clics',
  leads: 'Leads',
  salesText: 'Ventas',
  conversion: 'Conversión',
  revenue: 'Ingresos',
  earnings: 'Ganancias',
  status: 'Estado',
  invoiceInvoiceId: (invoiceId: Part) => `Factura ${invoiceId}`,
};
