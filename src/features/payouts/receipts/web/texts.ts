import { defineTexts } from '#web/texts.ts';
/** Texts about shared breakdowns. */
export const texts = defineTexts('payouts/receipts/web', {
  share: 'Share',
  shareTitle: 'Share breakdown',
  shareText:
    'Anyone with the link can read this breakdown without signing in, as it appears in the shared link. The link works for 30 days, and you can end it at any time.',
  createLink: 'Create link',
  whoSees: 'Anyone with this link can read the breakdown as it appears in the shared link.',
  link: 'Link',
  copyLink: 'Copy link',
  expires: 'Works until',
  views: 'Views',
  lastView: 'Last viewed',
  done: 'Done',
  endLink: 'End link',
  ended: 'The link no longer works',
});
