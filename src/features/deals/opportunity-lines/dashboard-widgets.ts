import { defineDashboard, followsAll } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  widgets: {
    products: {
      needs: ['opportunities'],
      about: ['opportunities', 'opportunity_lines'],
      follows: followsAll,
      size: [4, 6],
      least: [3, 4],
      words: {
        company: {
          title: 'Product mix',
          about: 'Line items of the deals won in the period, by product. A deal’s amount is the total of its lines.',
          shape: 'ranking',
          item: 'Product',
          series: { value: 'Amount' },
          names: { none: 'No product' },
          noun: ['line', 'lines'],
          empty: {
            text: 'No deals won in this period have lines.',
            label: 'Products',
            to: '/products',
            needs: ['products', 'view'],
          },
        },
      },
    },
  },
  lists: {
    opportunity_lines: {
      screens: { company: '/commissions/opportunities/lines' },
      fields: { owner: 'owner_user_id' },
    },
  },
});
