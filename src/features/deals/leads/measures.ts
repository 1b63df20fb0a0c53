import { defineMeasure } from '#shared/measures.ts';

const leads = { list: 'leads', partner: 'partner_id', unit: 'count' } as const;
const received = { on: { field: 'received_at', is: 'instant' } } as const;

const receivedLeads = defineMeasure({
  ...leads,
  ...received,
  key: 'received_leads',
  label: 'Leads received',
  synonyms: ['leads', 'new leads', 'incoming leads'],
  filters: { status_ne: 'spam' },
});

const openLeads = defineMeasure({
  ...leads,
  key: 'open_leads',
  label: 'Open leads',
  synonyms: ['active leads', 'leads in progress'],
  filters: { status: ['new', 'offered', 'accepted', 'unassigned'] },
});

const convertedLeads = defineMeasure({
  ...leads,
  ...received,
  key: 'converted_leads',
  label: 'Leads converted',
  synonyms: ['converted leads', 'leads that became deals'],
  filters: { status: ['converted', 'won', 'lost'] },
});

const wonLeads = defineMeasure({
  ...leads,
  key: 'won_leads',
  label: 'Leads won',
  synonyms: ['won leads'],
  filters: { status: 'won' },
  on: { field: 'closed_at', is: 'instant' },
});

export const leadMeasures = [receivedLeads, openLeads, convertedLeads, wonLeads];
