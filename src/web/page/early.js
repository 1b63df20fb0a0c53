// Stands in the application's page: asks who is here, and for the one thing its screen is about, while the scripts still load.
// early.ts says who may take the answers; pages.ts writes into the page what the screen asks for.
(() => {
  try {
    const token = sessionStorage.getItem('tandem.token') ?? localStorage.getItem('tandem.token');
    if (!token) return;
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const ask = (address) => {
      const answer = fetch(address, { headers });
      // Whoever takes it hears of a failure; nobody else has to.
      answer.catch(() => {});
      return { address, headers, answer, at: Date.now() };
    };
    const { asks } = document.currentScript.dataset;
    window.tandemEarly = [ask('/api/session'), ...(asks ? [ask(asks)] : [])];
  } catch (_) {}
})();
