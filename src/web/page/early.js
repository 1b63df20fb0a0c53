// Stands in the application's page: asks who is here while the scripts still load. early.ts says who may take the answer.
(() => {
  try {
    const token = sessionStorage.getItem('tandem.token') ?? localStorage.getItem('tandem.token');
    if (!token) return;
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const answer = fetch('/api/session', { headers });
    // Whoever takes it hears of a failure; nobody else has to.
    answer.catch(() => {});
    window.tandemEarly = { address: '/api/session', headers, answer };
  } catch (_) {}
})();
