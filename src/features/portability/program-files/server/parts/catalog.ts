import { defineProgramPart } from './define.ts';

/** Products, audiences and gates. */
export const catalog = [
  defineProgramPart({
    key: 'product-categories',
    one: 'Product category',
    resource: 'product_categories',
    file: 'list',
  }),
  defineProgramPart({
    key: 'products',
    one: 'Product',
    resource: 'products',
    file: 'list',
    named: ({ sku }) => String(sku),
  }),
  defineProgramPart({
    key: 'audiences',
    one: 'Audience',
    resource: 'audiences',
    file: 'records',
  }),
  defineProgramPart({
    key: 'gates',
    one: 'Gate',
    resource: 'program_gates',
    file: 'list',
    isReplaced: true,
    named: ({ gate, requirement, option }) => [gate, requirement, option].filter(Boolean).join(' '),
    title: ({ gate, requirement }) => `${gate}: ${requirement}`.replaceAll('_', ' '),
  }),
];
