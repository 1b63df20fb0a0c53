import { defineResource } from '#server/resource/define.ts';
import { Colleague } from '../schema.ts';

/** The company's own people, for owner pickers. Partners do not see who works there. */
export const people = defineResource({
  name: 'people',
  noun: 'colleague',
  row: Colleague,
  list: {
    sort: ['full_name', 'email', 'role'],
    filter: ['full_name', 'email', 'role', 'status'],
    search: ['full_name', 'email'],
    by: 'full_name',
  },
});
