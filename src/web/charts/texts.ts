import { defineTexts } from '../texts.ts';

export const texts = defineTexts('web/charts', { showTable: 'Show table', showChart: 'Show chart', total: 'Total' });
