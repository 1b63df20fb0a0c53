import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  record_states: {
    one: 'state of a record',
    many: 'states of records',
    permission: { label: 'States of records', everybody: { company: 'view', partner: 'view' } },
  },
});
