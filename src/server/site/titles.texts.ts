import { defineTexts } from '#shared/text/texts.ts';

/** The titles of public pages, as a browser's tab shows them. */
export const pageTitles = defineTexts('server/site/titles', {
  verifyReceipt: (brand: string) => `Verify a registration receipt of ${brand}`,
  yourOpinion: (brand: string) => `Your opinion · ${brand}`,
  sharedBy: (brand: string) => `Shared by ${brand}`,
  emailPreferences: (brand: string) => `Email preferences for ${brand}`,
  signDocument: (brand: string) => `Sign a document of ${brand}`,
  verifyDocument: (brand: string) => `Verify a document of ${brand}`,
  yourApplication: (brand: string) => `Your application to ${brand}`,
  breakdown: (brand: string) => `Commission breakdown from ${brand}`,
  linkNotActive: (brand: string) => `Link not active · ${brand}`,
  yourRegistration: (brand: string) => `Your registration at ${brand}`,
  writeReview: (brand: string) => `Write a review for ${brand}`,
  verifiedRating: (brand: string) => `Verified rating of ${brand}`,
});
