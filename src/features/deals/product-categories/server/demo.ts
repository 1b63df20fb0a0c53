import { defineDemo } from '#server/demo/story.ts';
import { findOrCreateProductCategories } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** By name. */
    productCategories: Record<string, string>;
  }
}

export const demo = [
  defineDemo('product-categories', {
    when: 'start',
    run: async (story, call) => {
      const names = ['Hardware', 'Platform', 'Services'];
      const ids = await findOrCreateProductCategories(call, names);
      story.put('productCategories', Object.fromEntries(names.map((name, index) => [name, ids[index]!])));
    },
  }),
];
