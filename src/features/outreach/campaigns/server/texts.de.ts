import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reason: (topic, company) => `Sie erhalten „${topic}“, weil Sie mit ${company} zusammenarbeiten.`,
  preferences: 'E-Mail-Einstellungen ändern oder abmelden',
  picture: 'Bild',
  facts: {
    tier: (tier) => `Ihre Stufe: ${tier}`,
    open_deals: (count, names) =>
      count === 1 ? `Ihr offener Deal: ${names}` : `Ihre ${count} offenen Deals: ${names}`,
    pending_registrations: (count, names) =>
      count === 1
        ? `Eine Registrierung wartet auf eine Entscheidung: ${names}`
        : `${count} Registrierungen warten auf eine Entscheidung: ${names}`,
    open_courses: (count, names) =>
      count === 1 ? `Ein Kurs ist noch abzuschließen: ${names}` : `${count} Kurse sind noch abzuschließen: ${names}`,
    expiring_certificates: (count, names) =>
      count === 1 ? `Ein Zertifikat läuft bald ab: ${names}` : `${count} Zertifikate laufen bald ab: ${names}`,
  },
  andMore: (names, more) => `${names} und ${more} weitere`,

  sent: (campaign, people) =>
    `Die Kampagne „${campaign}“ wurde an ${people} ${people === 1 ? 'Person' : 'Personen'} gesendet.`,
  sentSubject: (campaign) => `Kampagne gesendet: ${campaign}`,
  paused: (campaign, returned, sent) =>
    `Die Kampagne „${campaign}“ pausiert: ${returned} von ${sent} E-Mails kamen zurück.`,
  couldNotStart: (campaign, why) => `Die Kampagne „${campaign}“ konnte nicht beginnen: ${why}`,
  stoppedSubject: (campaign) => `Kampagne angehalten: ${campaign}`,
  viewCampaign: 'Kampagne ansehen',
  replied: (person, campaign) => `${person} hat auf „${campaign}“ geantwortet.`,
  repliedSubject: (person) => `Antwort von ${person}`,
  viewReplies: 'Antworten ansehen',
};
