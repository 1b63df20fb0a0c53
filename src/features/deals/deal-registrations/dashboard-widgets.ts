import { defineDashboard, followsPartner } from '#shared/dashboard-widgets.ts';

const registrations = ['registration', 'registrations'] as const;
const register = {
  label: 'Register deal',
  to: '/revenue/deal-desk/create',
  needs: ['deal_registrations', 'manage'],
} as const;

/** The review queue shows one status at a time, under a name of its own. */
const queues: Record<string, string | undefined> = {
  pending_review: undefined,
  info_requested: 'waiting',
  approved: 'protected',
};

export const dashboard = defineDashboard({
  widgets: {
    registrations: {
      needs: ['deal_registrations'],
      about: ['deal_registrations'],
      follows: followsPartner,
      size: [4, 6],
      least: [3, 4],
      place: { company: [0, 32, 4, 6] },
      words: {
        company: {
          title: 'Pending registrations',
          about:
            'Undecided registrations by the time left to decide. The deadline is paused while you wait for a partner’s answer.',
          shape: 'entries',
          item: 'Registration',
          noun: registrations,
          groups: {
            overdue: {
              label: 'Overdue',
              about: 'The decision is overdue. The delay is added to the partner’s protection.',
              late: 'late',
            },
            due_soon: { label: 'Due within a day' },
            in_time: { label: 'Later' },
            asked: {
              label: 'Waiting for the partner',
              about: 'You asked a question. The deadline is paused until the partner answers.',
              when: { text: 'waiting for the partner', tone: 'calm' },
            },
          },
          empty: {
            text: 'No registrations to decide.',
            label: 'All registrations',
            to: '/partners/pending?queue=all',
            needs: ['deal_registrations', 'view'],
          },
        },
      },
    },
    protections: {
      needs: ['deal_registrations'],
      about: ['deal_registrations'],
      follows: followsPartner,
      size: [4, 6],
      least: [3, 4],
      place: { company: [4, 32, 4, 6] },
      words: {
        company: {
          title: 'Expiring protection',
          about: 'Approved registrations whose protection ends within the next 90 days.',
          shape: 'entries',
          item: 'Registration',
          noun: registrations,
          groups: {
            week: { label: 'Within a week', when: 'ends' },
            month: { label: 'Within a month', when: 'ends' },
            quarter: { label: 'Within 90 days', when: 'ends' },
          },
          empty: {
            text: 'No protection periods end within 90 days.',
            label: 'Protected deals',
            to: '/partners/pending?queue=protected',
            needs: ['deal_registrations', 'view'],
          },
        },
        partner: {
          title: 'My protections',
          about: 'Your approved registrations whose protection ends within the next 90 days.',
          shape: 'entries',
          item: 'Registration',
          noun: registrations,
          groups: {
            week: { label: 'Within a week', when: 'ends' },
            month: { label: 'Within a month', when: 'ends' },
            quarter: { label: 'Within 90 days', when: 'ends' },
          },
          empty: { text: 'None of your protection periods end within 90 days.', ...register },
        },
      },
    },
    clocks: {
      needs: ['deal_registrations'],
      about: ['deal_registrations'],
      follows: [],
      size: [4, 7],
      least: [3, 4],
      place: { partner: [8, 5, 4, 5] },
      words: {
        partner: {
          title: 'My registrations',
          about:
            'In review: the decision is due by this date; late decisions extend your protection. Protected: no other partner can register the account until this date.',
          shape: 'entries',
          item: 'Registration',
          noun: registrations,
          groups: {
            question: { label: 'Your answer is needed', when: { text: 'waiting for you', tone: 'soon' } },
            in_review: { label: 'In review' },
            protected: { label: 'Protected', when: 'ends' },
          },
          empty: { text: 'No active registrations. Register a deal before you work on it.', ...register },
        },
      },
    },
    team_activity: {
      needs: ['deal_registrations'],
      about: ['deal_registrations'],
      follows: ['period'],
      size: [4, 5],
      least: [3, 4],
      words: {
        partner: {
          title: 'My team',
          about: 'Deals your team registered in the period, by submission date.',
          shape: 'ranking',
          item: 'Person',
          series: { value: 'Registrations' },
          names: { none: 'Registered by the company' },
          noun: registrations,
          empty: { text: 'No deals were registered in this period.', ...register },
        },
      },
    },
  },
  lists: {
    deal_registrations: {
      screens: { company: '/partners/pending', partner: '/revenue/deal-desk' },
      search: ({ status, ...others }, mode) => {
        if (mode === 'partner') return { status, ...others };
        const isQueue = typeof status === 'string' && status in queues;
        return { queue: isQueue ? queues[status] : 'all', ...(isQueue ? {} : { status }), ...others };
      },
    },
  },
  entries: {
    registration: {
      resource: 'deal_registrations',
      screen: ({ id, status }, mode) => {
        if (mode === 'company') return `/partners/pending/opportunities/show/${id}`;
        return status === 'draft' ? `/revenue/deal-desk/create?draft=${id}` : `/revenue/deal-desk/show/${id}`;
      },
      tags: {
        pending_review: { label: 'Registered', tone: 'blue' },
        approved: { label: 'Protected', tone: 'green' },
        rejected: { label: 'Not approved', tone: 'red' },
        info_requested: { label: 'Question', tone: 'amber' },
        converted: { label: 'Won', tone: 'green' },
        expired: { label: 'Expired', tone: 'gray' },
        withdrawn: { label: 'Withdrawn', tone: 'gray' },
        revoked: { label: 'Revoked', tone: 'red' },
      },
    },
  },
  tells: { company: ['deal_registrations'], partner: ['deal_registrations'] },
});
