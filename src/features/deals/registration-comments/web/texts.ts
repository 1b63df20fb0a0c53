import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('deals/registration-comments/web', {
  comment: 'Comment',
  filesToAttach: 'Files to attach',
  attach: 'Attach',
  remove: (name: Part) => `Remove ${name}`,
  writeToCompanyMentionPeopleWith: 'Write to the company. Mention people with @.',
  writeToPartnerMentionPeopleWith: 'Write to the partner. Mention people with @.',
  writeToYourTeamPartnerDoes: 'Write to your team. The partner does not see it.',
  internal: 'Internal',
  deleteComment: (authorName: Part) => `Delete the comment of ${authorName}`,
  commentDeleted: 'Comment deleted',
  comments: 'Comments',
  filterComments: 'Filter comments',
  sharedWithPartner: 'Shared with the partner',
  noCommentsYet: 'No comments yet.',
});
