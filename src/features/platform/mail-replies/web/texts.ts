export const texts = {
  show: 'Show the whole email',
  title: (from: string) => `Email from ${from}`,
};
