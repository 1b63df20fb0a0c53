/** What customers of won deals say about partners. */

export { publishedReviews } from './published.ts';
