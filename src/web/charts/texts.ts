import { defineTexts } from '../texts.ts';

export const texts = defineTexts({
  en: { showTable: 'Show table', showChart: 'Show chart', total: 'Total' },
});
