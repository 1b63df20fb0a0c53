// This script is in every page and runs before the first paint, so that a dark page never flashes white. It must match
// appearance.ts.
(() => {
  var choice = null;
  try {
    choice = localStorage.getItem('tandem.appearance');
  } catch (_) {}
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
