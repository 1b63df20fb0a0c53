import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reason: (topic, company) => `Recibes «${topic}» porque trabajas con ${company}.`,
  preferences: 'Cambiar tus preferencias de correo o cancelar la suscripción',
  picture: 'Imagen',
  facts: {
    tier: (tier) => `Tu nivel: ${tier}`,
    open_deals: (count, names) =>
      count === 1 ? `Tu negocio abierto: ${names}` : `Tus ${count} negocios abiertos: ${names}`,
    pending_registrations: (count, names) =>
      count === 1 ? `Un registro espera una decisión: ${names}` : `${count} registros esperan una decisión: ${names}`,
    open_courses: (count, names) =>
      count === 1 ? `Un curso por terminar: ${names}` : `${count} cursos por terminar: ${names}`,
    expiring_certificates: (count, names) =>
      count === 1 ? `Un certificado vence pronto: ${names}` : `${count} certificados vencen pronto: ${names}`,
  },
  andMore: (names, more) => `${names} y ${more} más`,

  sent: (campaign, people) => `La campaña «${campaign}» se envió a ${people} ${people === 1 ? 'persona' : 'personas'}.`,
  sentSubject: (campaign) => `Campaña enviada: ${campaign}`,
  paused: (campaign, returned, sent) =>
    `La campaña «${campaign}» está en pausa: se devolvieron ${returned} de ${sent} correos.`,
  couldNotStart: (campaign, why) => `La campaña «${campaign}» no pudo empezar: ${why}`,
  stoppedSubject: (campaign) => `Campaña detenida: ${campaign}`,
  viewCampaign: 'Ver campaña',
  replied: (person, campaign) => `${person} respondió a «${campaign}».`,
  repliedSubject: (person) => `Respuesta de ${person}`,
  viewReplies: 'Ver respuestas',
};
