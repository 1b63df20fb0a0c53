/** The labels of all declarations in this language, written by scripts/contents.mjs from the folders. */
export const labels: readonly Readonly<Record<string, string>>[] = [];
