import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reason: (topic, company) => `Você recebe “${topic}” porque trabalha com ${company}.`,
  preferences: 'Alterar suas preferências de e-mail ou cancelar a inscrição',
  picture: 'Imagem',
  facts: {
    tier: (tier) => `Seu nível: ${tier}`,
    open_deals: (count, names) =>
      count === 1 ? `Seu negócio aberto: ${names}` : `Seus ${count} negócios abertos: ${names}`,
    pending_registrations: (count, names) =>
      count === 1 ? `Um registro aguarda decisão: ${names}` : `${count} registros aguardam decisão: ${names}`,
    open_courses: (count, names) =>
      count === 1 ? `Um curso a concluir: ${names}` : `${count} cursos a concluir: ${names}`,
    expiring_certificates: (count, names) =>
      count === 1 ? `Um certificado vence em breve: ${names}` : `${count} certificados vencem em breve: ${names}`,
  },
  andMore: (names, more) => `${names} e mais ${more}`,

  sent: (campaign, people) =>
    `A campanha “${campaign}” foi enviada para ${people} ${people === 1 ? 'pessoa' : 'pessoas'}.`,
  sentSubject: (campaign) => `Campanha enviada: ${campaign}`,
  paused: (campaign, returned, sent) =>
    `A campanha “${campaign}” foi pausada: ${returned} de ${sent} e-mails foram devolvidos.`,
  couldNotStart: (campaign, why) => `A campanha “${campaign}” não pôde começar: ${why}`,
  stoppedSubject: (campaign) => `Campanha interrompida: ${campaign}`,
  viewCampaign: 'Ver campanha',
  replied: (person, campaign) => `${person} respondeu a “${campaign}”.`,
  repliedSubject: (person) => `Resposta de ${person}`,
  viewReplies: 'Ver respostas',
};
