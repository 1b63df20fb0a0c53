import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newOpeningVolume: 'Neues Anfangsvolumen',
  volume: (currency: Part) => `Volumen, ${currency}`,
  remove: 'Entfernen',
  removeOpeningVolumes: (length: Part) => `${length} Anfangsvolumen entfernen?`,
  addWhatPartnerSoldBeforeJoining:
    'Erfassen Sie, was ein Partner vor dem Beitritt verkauft hat, damit Volumenstaffeln daran anschließen.',
  volumeAudit: 'Volumenprüfung',
  result: 'Ergebnis',
  agrees: 'Stimmt überein',
  differs: 'Weicht ab',
  everyNightVolumesCapsAndBonuses:
    'Jede Nacht werden die Volumen, Obergrenzen und Boni hinter den Provisionen aus den Verkäufen neu berechnet und verglichen. Bisher lief noch keine Prüfung.',
  exchangeRatesAndOpeningVolumes: 'Wechselkurse und Anfangsvolumen',
  exchangeRates: 'Wechselkurse',
  openingVolumes: 'Anfangsvolumen',
};
