import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/partner-targets'> = {
  'A plan that both sides agreed on is kept.': 'Ein Plan, dem beide Seiten zugestimmt haben, bleibt erhalten.',
  'The other side agrees to your proposal.': 'Die andere Seite stimmt Ihrem Vorschlag zu.',
  'This plan': 'Dieser Plan',
  'has a plan with this partner already': 'Für dieses Quartal gibt es bereits einen Plan mit diesem Partner.',
  'is required: set at least one target or add an objective':
    'Ist erforderlich: Legen Sie mindestens ein Ziel fest oder fügen Sie ein Vorhaben hinzu.',
  'must be the first day of a quarter, such as 2026-07-01': 'Muss der erste Tag eines Quartals sein, etwa 2026-07-01.',
};
