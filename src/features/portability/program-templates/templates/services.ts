import { sayable } from '#shared/text/labels.ts';
import { onboardingTrack } from '../onboarding-track.ts';
import type { Template } from '../template.ts';

export const services: Template = sayable({
  name: 'Services',
  tagline: 'Partners implement, train and support, and earn commission on deals they help win.',
  types: [
    { name: 'Implementation partner', color: '#7c3aed', description: 'Implements your product for customers.' },
    { name: 'Consultancy', color: '#0e7490', description: 'Advises customers on strategy and choice.' },
    { name: 'Training partner', color: '#0d9488', description: 'Teaches customers and other partners.' },
  ],
  tiers: [
    { name: 'Associate', color: '#78716c', benefits: 'Documentation and the partner forum' },
    { name: 'Certified', color: '#2563eb', benefits: 'Listed as certified, projects from your leads' },
    { name: 'Expert', color: '#ca8a04', benefits: 'First choice for large projects, a direct line to your engineers' },
  ],
  pipelines: [
    {
      name: 'Services project',
      description: 'The partner delivers services around your product.',
      motion: 'services',
      deal_kind: 'new',
      color: '#7c3aed',
      stages: [
        { name: 'Scoping', category: 'open', probability: 20, color: '#78716c' },
        { name: 'Offered', category: 'open', probability: 50, color: '#3b76d9' },
        { name: 'Agreed', category: 'open', probability: 85, color: '#d08700' },
        { name: 'Won', category: 'won', color: '#2f9e5b' },
        { name: 'Lost', category: 'lost', color: '#d64545' },
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
  signup: {
    headline: 'Become a service partner',
    intro: 'Help customers to set up and use our product, and be found in our partner directory.',
  },
  plan: {
    name: 'Services influence',
    template: 'services_influence',
    detail: '5% of first-year revenue on deals a services partner helped win',
  },
  track: onboardingTrack('Services onboarding'),
});
