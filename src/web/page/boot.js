// This script is in every page and runs before the first paint, so that a dark page never flashes white and no text
// appears in another language first. It must match appearance.ts and language.ts.
(() => {
  var choice = null;
  try {
    choice = localStorage.getItem('tandem.appearance');
  } catch (_) {}
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  var ours = { en: 'en', de: 'de', fr: 'fr', es: 'es', pt: 'pt-BR', ja: 'ja' };
  var language = null;
  try {
    language = localStorage.getItem('tandem.language');
  } catch (_) {}
  for (const tag of navigator.languages || []) language = language || ours[tag.slice(0, 2).toLowerCase()];
  document.documentElement.lang = language || 'en';
})();
