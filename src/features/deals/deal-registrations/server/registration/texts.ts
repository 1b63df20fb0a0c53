export const texts = {
  /** Beside the time of arrival on a receipt. */
  captured: (at: string) => `Captured on ${at}, as stated by the partner’s device. Only the time received counts.`,
};
