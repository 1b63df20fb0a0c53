import { plural } from '#web/texts.ts';
import { nounTexts } from './nouns.texts.ts';

type Noun = readonly [string, string];

/** The noun of a widget in the language of the page. */
export const widgetNoun = (noun: Noun): Noun => (nounTexts as Readonly<Record<string, Noun>>)[noun[0]] ?? noun;

/** "1 deal", "3 deals". */
export const countedText = (count: number, noun: Noun): string => plural(count, ...widgetNoun(noun));
