/** Reviews are part of the public directory. */
export const reviewsFlag = 'partners_directory';
