import type { Option } from '#web/resource/list/columns.ts';
import type { PageState, PartnerSource } from '../schema.ts';

export const stateOptions: Option[] = [
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'published', label: 'Published', tone: 'green' },
  { value: 'closed', label: 'Closed', tone: 'amber' },
];
export const stateWords = (state: PageState) => stateOptions.find(({ value }) => value === state)!;

export const accessOptions: Option[] = [
  { value: 'public', label: 'Anyone with the link' },
  { value: 'signed_in', label: 'People who have signed in' },
];

export const sourceOptions: Option[] = [
  { value: 'fixed', label: 'Always the same partner' },
  { value: 'chosen', label: 'Chosen from a list' },
  { value: 'link', label: 'The partner whose referral link is used' },
  { value: 'login', label: 'The partner of the person who signs in' },
];
export const sourceWords = (source: PartnerSource) => sourceOptions.find(({ value }) => value === source)!.label;
