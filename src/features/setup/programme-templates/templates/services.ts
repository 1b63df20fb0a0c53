import type { Template } from '../template.ts';

export const services: Template = {
  name: 'Services',
  tagline: 'Partners implement, train and support, and earn where they help to sell.',
  types: [
    { name: 'Implementation partner', colour: '#7c3aed', description: 'Brings your product into use.' },
    { name: 'Consultancy', colour: '#0e7490', description: 'Advises customers on strategy and choice.' },
    { name: 'Training partner', colour: '#0d9488', description: 'Teaches customers and other partners.' },
  ],
  tiers: [
    { name: 'Associate', colour: '#78716c', benefits: 'Documentation and the partner forum' },
    { name: 'Certified', colour: '#2563eb', benefits: 'Listed as certified, projects from your leads' },
    { name: 'Expert', colour: '#ca8a04', benefits: 'First choice for large projects, a direct line to your engineers' },
  ],
  pipelines: [
    {
      name: 'Services project',
      description: 'The partner delivers services around your product.',
      motion: 'services',
      deal_kind: 'new',
      colour: '#7c3aed',
      stages: [
        { name: 'Scoping', category: 'open', probability: 20, colour: '#78716c' },
        { name: 'Offered', category: 'open', probability: 50, colour: '#3b76d9' },
        { name: 'Agreed', category: 'open', probability: 85, colour: '#d08700' },
        { name: 'Won', category: 'won', colour: '#2f9e5b' },
        { name: 'Lost', category: 'lost', colour: '#d64545' },
      ],
    },
  ],
  questions: [
    {
      key: 'scope',
      label: 'What will you deliver?',
      field_type: 'MULTI_SELECT',
      section: 'Project',
      partner_access: 'write',
      options: [
        { value: 'implementation', label: 'Implementation' },
        { value: 'integration', label: 'Integration' },
        { value: 'migration', label: 'Migration' },
        { value: 'training', label: 'Training' },
        { value: 'support', label: 'Support' },
      ],
    },
    {
      key: 'person_days',
      label: 'Planned person-days',
      field_type: 'DECIMAL',
      section: 'Project',
      partner_access: 'write',
    },
  ],
  plan: {
    name: 'Services influence',
    template: 'services_influence',
    detail: '5% of the first year where a services partner helped',
  },
};
