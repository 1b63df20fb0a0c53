// This script is in the application's page. It requests the session and the record of the screen while the other
// scripts load. preloaded.ts decides who may use the responses; pages.ts writes the screen's request into the page.
(() => {
  try {
    const token = sessionStorage.getItem('tandem.token') ?? localStorage.getItem('tandem.token');
    if (!token) return;
    const mode = localStorage.getItem('tandem.mode') === 'partner' ? 'partner' : 'company';
    const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'x-tandem-mode': mode };
    const ask = (address) => {
      const answer = fetch(address, { headers });
      // The user of the response handles a failure; it must not be reported as unhandled as well.
      answer.catch(() => {});
      return { address, headers, answer, at: Date.now() };
    };
    const { asks } = document.currentScript.dataset;
    window.tandemEarly = [ask('/api/session'), ...(asks ? [ask(asks)] : [])];
  } catch (_) {}
})();
