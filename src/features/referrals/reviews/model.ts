/** From this many published reviews on, a partner has a rating. */
export const REVIEWS_FOR_A_RATING = 3;
export const MOST_PINNED = 5;
export const LINK_DAYS = 30;
export const CODE_MINUTES = 30;

/** The categories an author rates from 1 to 5. */
export const categories = ['cooperation', 'quality', 'schedule', 'budget'] as const;
export type Category = (typeof categories)[number];
