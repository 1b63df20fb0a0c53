import { defineDashboard, followsAll, followsPartner } from '#shared/dashboard-widgets.ts';

const partners = ['partner', 'partners'] as const;
const newPartner = { label: 'New partner', to: '/partners/create', needs: ['partners', 'manage'] } as const;

export const dashboard = defineDashboard({
  widgets: {
    funnel: {
      needs: ['partners', 'opportunities'],
      about: ['partners', 'invitations', 'opportunities'],
      follows: followsPartner,
      size: [6, 6],
      least: [4, 5],
      place: { company: [7, 13, 5, 7] },
      words: {
        company: {
          title: 'Partner activation',
          about:
            'Invited and active partners by activation step. Each step includes partners who went further; percentages are relative to the previous step. First deal: leads at least one deal. Repeat deals: leads two or more.',
          shape: 'funnel',
          item: 'Step',
          series: { value: 'Partners' },
          names: {
            not_invited: 'Current partners',
            invited: 'Invited',
            onboarded: 'Onboarded',
            first_deal: 'First deal',
            repeat: 'Repeat deals',
          },
          noun: partners,
          empty: {
            text: 'No invited or active partners.',
            label: 'New partner',
            to: '/partners/create',
            needs: ['partners', 'manage'],
          },
        },
      },
    },
    partner_growth: {
      needs: ['partners'],
      about: ['partners'],
      follows: followsAll,
      size: [6, 6],
      least: [4, 5],
      words: {
        company: {
          title: 'New partners',
          about: 'Partners who joined in the period, by join date.',
          shape: 'columns',
          item: 'Period',
          series: { joined: 'Joined' },
          total: { id: 'joined', label: 'Joined', about: 'Partners who joined in the period.', noun: partners },
          noun: partners,
          empty: { text: 'No partners joined in this period.', ...newPartner },
        },
      },
    },
    silent_partners: {
      needs: ['partners', 'opportunities'],
      about: ['partners', 'opportunities'],
      follows: followsPartner,
      size: [4, 6],
      least: [3, 5],
      place: { company: [8, 32, 4, 6] },
      words: {
        company: {
          title: 'Inactive partners',
          about: 'Active partners without recent activity, grouped by reason.',
          shape: 'entries',
          item: 'Partner',
          noun: partners,
          groups: {
            stalled: {
              label: 'Stalled deals',
              about: 'Has open deals, but none with activity for 30 days. Ask about the next step.',
              when: 'last_activity',
            },
            gone_quiet: {
              label: 'No recent activity',
              about: 'Sold before, but no open deals and no activity for 60 days. Get in touch.',
              when: 'last_activity',
            },
            no_deal: {
              label: 'Onboarded, no deal',
              about:
                'Joined more than 30 days ago and can sign in, but has no deals yet. Offer help with the first deal.',
              when: 'joined',
            },
            no_answer: {
              label: 'Invitation unanswered',
              about: 'Invited more than 14 days ago and has not accepted. Resend the invitation.',
              when: 'invited',
            },
            not_invited: {
              label: 'Never invited',
              about: 'Joined more than 30 days ago but no one can sign in yet. Invite them.',
              when: 'joined',
            },
          },
          empty: {
            text: 'All active partners had recent activity.',
            label: 'Partners',
            to: '/partners',
            needs: ['partners', 'view'],
          },
        },
      },
    },
    tiers: {
      needs: ['partners', 'opportunities'],
      about: ['partners', 'tier_memberships'],
      follows: followsPartner,
      size: [5, 7],
      least: [4, 5],
      words: {
        company: {
          title: 'Tiers',
          about: 'Active partners by current tier, and partners at risk of losing their tier.',
          shape: 'ranking',
          item: 'Tier',
          series: { value: 'Partners' },
          names: { none: 'No tier' },
          noun: partners,
          groups: {
            ending: {
              label: 'Tier ends within 90 days',
              about: 'Active partners whose tier ends within 90 days.',
              when: 'until',
            },
            idle: {
              label: 'No deals to support the tier',
              about: 'Active partners above the first tier with no deal won since January 1 and no open deals.',
              when: 'last_activity',
            },
          },
          empty: {
            text: 'No active partners.',
            label: 'Tiers',
            to: '/partners/tiers',
            needs: ['partner_tiers', 'view'],
          },
        },
      },
    },
    tier: {
      needs: ['partners'],
      about: ['tier_memberships', 'partners', 'opportunities'],
      follows: [],
      size: [3, 6],
      least: [3, 4],
      place: { partner: [8, 0, 4, 5] },
      words: {
        partner: {
          title: 'My tier',
          about:
            'Your current tier, all tiers of the program, and the revenue you won since January 1. Your tier can affect your commission rates and protection periods.',
          shape: 'tier',
          item: 'Tier',
          empty: { text: 'This program has no tiers.' },
        },
      },
    },
  },
  lists: {
    partners: {
      screens: { company: '/partners' },
      fields: { partner: 'id', type: 'type_id', region: 'region_id', owner: 'owner_user_id' },
    },
  },
  entries: {
    partner: {
      resource: 'partners',
      screen: ({ id }) => `/partners/show/${id}`,
      tags: { joined: { label: 'Joined', tone: 'violet' } },
    },
    tier: { resource: 'partners', tags: { '*': { label: 'Tier', tone: 'violet' } }, detailIsStart: true },
  },
  tells: { company: ['partners'], partner: ['tier_memberships'] },
});
