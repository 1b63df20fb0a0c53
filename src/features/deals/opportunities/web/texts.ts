export const texts = {
  closes: 'Expected to close',
  addNextStep: 'Add next step',
  updateNextStep: 'Update next step',
};
