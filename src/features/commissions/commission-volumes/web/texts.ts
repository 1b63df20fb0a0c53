import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('commissions/commission-volumes/web', {
  newOpeningVolume: 'New opening volume',
  volume: (currency: Part) => `Volume, ${currency}`,
  remove: 'Remove',
  removeOpeningVolumes: (length: Part) => `Remove ${length} opening volumes?`,
  addWhatPartnerSoldBeforeJoining: 'Add what a partner sold before joining, so that volume bands continue from there.',
  volumeAudit: 'Volume audit',
  result: 'Result',
  agrees: 'Agrees',
  differs: 'Differs',
  everyNightVolumesCapsAndBonuses:
    'Every night, the volumes, caps and bonuses behind commissions are recalculated from sales and compared. No audit has run yet.',
  exchangeRatesAndOpeningVolumes: 'Exchange rates and opening volumes',
  exchangeRates: 'Exchange rates',
  openingVolumes: 'Opening volumes',
});
