import { defineTexts } from '#shared/text/texts.ts';

interface Comment {
  author: string;
  account: string;
  number: number;
  words: string;
}

/** Notices about comments on registrations. */
export const texts = defineTexts('deals/registration-comments/server', {
  mentioned: ({ author, account, number, words }: Comment) =>
    `${author} mentioned you in a comment on ${account} (registration ${number}): ${words}`,
  commented: ({ author, account, number, words }: Comment) =>
    `${author} commented on ${account} (registration ${number}): ${words}`,
});
