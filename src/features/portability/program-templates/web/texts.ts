import { defineTexts, plural } from '#web/texts.ts';
import type { ItemTable, TemplateItem } from '../schema.ts';

export const texts = defineTexts({
  en: {
    title: 'Program templates',
    text: 'Start with a program that fits how you work with partners. You see what it adds first. Nothing is duplicated, and you can change all of it later.',
    choose: 'How do you work with partners?',
    adds: (count: number) => `This adds ${plural(count, 'item', 'items')}`,
    addsNothing: 'Everything is already added',
    apply: (name: string) => `Add the ${name} program`,
    applied: (name: string) => `${name} program added`,
    takeBack: 'Remove template',
    takenBack: (count: number) => `${plural(count, 'item', 'items')} archived`,
    stays: (names: string) => `Kept: ${names}`,
    inUse: 'In your program',
    present: 'already added',
    left: 'skipped: you already have tiers',
    draft: 'added as a draft',
    after: 'Review the rates and publish the structure. Partners earn nothing until you do.',
  },
});

const groups: [ItemTable, string][] = [
  ['partner_types', 'Partner types'],
  ['partner_tiers', 'Tiers'],
  ['opportunity_types', 'Deal types and stages'],
  ['custom_fields', 'Registration form questions'],
  ['commission_plans', 'Incentive structure'],
  ['tracks', 'Track'],
];

/** The kinds of items that a template has. */
export const groupsOf = (items: readonly TemplateItem[]) =>
  groups.filter(([table]) => items.some(({ ref_table }) => ref_table === table));

export const stateWords: Record<TemplateItem['state'], string | null> = {
  new: null,
  present: texts.present,
  left: texts.left,
};
