import { defineDashboard, type WidgetWords } from '#shared/dashboard-widgets.ts';

const words: WidgetWords = {
  title: 'My work',
  about: 'Everything that waits for you, sorted by deadline.',
  shape: 'work',
  item: 'Item',
  empty: { text: 'Nothing waits for you.' },
};

export const dashboard = defineDashboard({
  widgets: {
    my_work: {
      needs: ['work_items'],
      about: [],
      follows: [],
      size: [8, 10],
      least: [5, 6],
      place: { company: [0, 0, 8, 10], partner: [0, 0, 8, 10] },
      words: { company: words, partner: words },
    },
  },
});
