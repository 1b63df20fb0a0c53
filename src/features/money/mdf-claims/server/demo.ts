export const demo = [];
