import { readerLanguage } from '#shared/text/texts.ts';
import { texts } from './texts.ts';

/** The product's own words in an email, in one language for all its recipients. */
export interface FrameWords {
  language: string;
  reason: string;
  preferences: string;
  picture: string;
}

/** The words in the language of the present reader. */
export const frameWords = (topic: string, company: string): FrameWords => ({
  language: readerLanguage(),
  reason: texts.reason(topic, company),
  preferences: texts.preferences,
  picture: texts.picture,
});
