import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  lead: (name, number) => `${name} (lead ${number})`,
  offered: (number, about) => `Lead ${number}${about ? ` (${about})` : ''}`,
  headline: (number, country, product) => {
    const about = [country, product].filter(Boolean).join(', ');
    return about ? `Lead (${about})` : `Lead ${number}`;
  },
  country: 'País',
  product: 'Producto',
  timing: 'Plazo previsto',
  budget: 'Presupuesto',
  answerBy: 'Responder hasta',
  openLead: 'Abrir lead',
  recordFirstContact: 'Registrar primer contacto',
  assignLead: 'Asignar lead',

  offer: (lead, due) => `Se te ofrece el siguiente lead: ${lead}. Responde a más tardar el ${due}.`,
  offerSubject: (headline, due) => `${headline}: responde a más tardar el ${due}`,
  offerMore: 'Si no respondes a tiempo, el lead se ofrece a otro partner.',
  reminder: (lead, due) => `${lead} espera tu respuesta hasta el ${due}.`,
  reminderSubject: (headline, due) => `Recordatorio: ${headline}, responde a más tardar el ${due}`,
  taken: (lead) => `${lead} fue aceptado por otro partner.`,
  expired: (lead) => `${lead} no se respondió a tiempo y ya no se te ofrece.`,
  withdrawn: (lead) => `${lead} ya no se te ofrece.`,
  contactDue: (lead, due) => `Registra tu primer contacto con ${lead}: el plazo terminó el ${due}.`,
  contactDueSubject: (name) => `Primer contacto pendiente: ${name}`,
  contactOverdue: (partner, lead) => `${partner} no registró a tiempo un primer contacto con ${lead}.`,
  noRule: (lead) => `${lead} está sin asignar. Ninguna regla activa coincide con este lead.`,
  allPassed: (lead) => `${lead} está sin asignar. Todos los partners aptos dejaron pasar este lead.`,
  noAudience: (lead) => `${lead} está sin asignar. La audiencia de la regla no tiene partners.`,
  noneMeets: (lead) => `${lead} está sin asignar. Ningún partner cumple los requisitos de la regla.`,
  unassignedSubject: (name) => `Lead sin asignar: ${name}`,
  accepted: (partner, lead) => `${partner} aceptó ${lead}.`,
  declined: (partner, lead) => `${partner} rechazó ${lead}.`,
  spam: (partner, lead) => `${partner} marcó ${lead} como spam.`,
};
