import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/partner-targets'> = {
  'A partner proposes targets, agrees to yours, or falls behind.':
    'Ein Partner schlägt Ziele vor, stimmt Ihren Zielen zu oder gerät in Rückstand.',
  'A plan that both sides agreed on is kept.': 'Ein Plan, dem beide Seiten zugestimmt haben, bleibt erhalten.',
  'Targets of partners': 'Ziele von Partnern',
  'The company proposes targets, or agrees to yours.': 'Das Unternehmen schlägt Ziele vor oder stimmt Ihren Zielen zu.',
  'The other side agrees to your proposal.': 'Die andere Seite stimmt Ihrem Vorschlag zu.',
  'This plan': 'Dieser Plan',
  'Your targets': 'Ihre Ziele',
  'has a plan with this partner already': 'Für dieses Quartal gibt es bereits einen Plan mit diesem Partner.',
  'is required: set at least one target or add an objective':
    'Ist erforderlich: Legen Sie mindestens ein Ziel fest oder fügen Sie ein Vorhaben hinzu.',
  'must be the first day of a quarter, such as 2026-07-01': 'Muss der erste Tag eines Quartals sein, etwa 2026-07-01.',
};
