export const texts = {
  title: 'Confirm',
  done: 'Done',
  required: 'is required',
  home: 'Back to the dashboard',
} as const;
