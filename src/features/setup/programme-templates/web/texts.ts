import { defineTexts, plural } from '#web/texts.ts';
import type { ItemTable, TemplateItem } from '../schema.ts';

export const texts = defineTexts({
  en: {
    title: 'Programme templates',
    text: 'Start from a programme that fits how you work with partners. You see what it adds before it does; nothing is doubled, and you can change all of it.',
    choose: 'How do you work with partners?',
    adds: (count: number) => `This adds ${plural(count, 'entry', 'entries')}`,
    addsNothing: 'All of it is in place',
    apply: (name: string) => `Add the ${name} programme`,
    applied: (name: string) => `${name} programme added`,
    takeBack: 'Take back',
    takenBack: (count: number) => `${plural(count, 'entry', 'entries')} taken back`,
    stays: (names: string) => `Stays: ${names}`,
    inUse: 'In your programme',
    present: 'in place',
    left: 'left out: you have tiers of your own',
    draft: 'as a draft; you publish it',
    after: 'Publish the structure when its rates are right. Until then nobody earns by it.',
  },
});

export const groups: [ItemTable, string][] = [
  ['partner_types', 'Partner types'],
  ['partner_tiers', 'Tiers'],
  ['opportunity_types', 'Deal types and their stages'],
  ['custom_fields', 'Questions of the registration form'],
  ['commission_plans', 'Incentive structure'],
];

export const stateWords: Record<TemplateItem['state'], string | null> = {
  new: null,
  present: texts.present,
  left: texts.left,
};
