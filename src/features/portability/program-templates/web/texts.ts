import { defineTexts, plural } from '#web/texts.ts';
import type { TemplateItem } from '../schema.ts';

export const texts = defineTexts('portability/program-templates/web', {
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
});

export const stateWords: Record<TemplateItem['state'], string | null> = {
  new: null,
  present: texts.present,
  left: texts.left,
};
