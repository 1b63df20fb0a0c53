export const demo: string[] = [];
