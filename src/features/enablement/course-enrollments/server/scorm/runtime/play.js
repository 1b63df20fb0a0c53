// Runs one part of a SCORM package. The product, on another origin, chooses the part and receives its reports.
(() => {
  const origin = document.querySelector('meta[name="tandem-origin"]').content;
  const frame = document.getElementById('content');
  const tell = (kind, more) => window.parent.postMessage({ tandem: kind, ...more }, origin);
  let isStarted = false;

  const load = (name) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = name;
      script.onload = resolve;
      script.onerror = () => reject(new Error(name));
      document.head.append(script);
    });

  /** Restores the stored data, as the standard requires for a part that was left in the middle. */
  function restored(cmi, standard) {
    const copy = JSON.parse(JSON.stringify(cmi.cmi || cmi));
    const core = standard === '1.2' ? copy.core : copy;
    if (core) {
      core.entry = core.exit === 'suspend' ? 'resume' : '';
      core.exit = '';
      delete core.session_time;
    }
    return copy;
  }

  async function start({ standard, href, learner, mastery, cmi, is_sco }) {
    isStarted = true;
    const settings = { autocommit: true, autocommitSeconds: 10, logLevel: 5, autoCompleteLessonStatus: true };
    await load(standard === '1.2' ? 'scorm12.js' : 'scorm2004.js');
    const api = standard === '1.2' ? new window.Scorm12API(settings) : new window.Scorm2004API(settings);
    const names =
      standard === '1.2' ? ['LMSInitialize', 'LMSCommit', 'LMSFinish'] : ['Initialize', 'Commit', 'Terminate'];
    const read = () => {
      const whole = api.renderCommitCMI(true);
      return whole.cmi || whole;
    };
    let isInitialized = false;
    let last = '';
    const report = (isOver) => {
      const now = read();
      // By the standards, a part that ends without a status is complete.
      if (isOver && standard === '2004' && ['unknown', 'not attempted'].includes(now.completion_status)) {
        now.completion_status = 'completed';
      }
      const text = JSON.stringify(now);
      if (text !== last || isOver) tell('state', { cmi: now, isOver });
      last = text;
    };
    if (cmi) api.loadFromJSON(restored(cmi, standard), 'cmi');
    if (standard === '1.2') {
      api.cmi.core.student_id = learner.id;
      api.cmi.core.student_name = learner.name;
      if (mastery !== null && mastery !== undefined) api.cmi.student_data.mastery_score = String(mastery);
    } else {
      api.cmi.learner_id = learner.id;
      api.cmi.learner_name = learner.name;
    }
    api.on(names[0], () => {
      isInitialized = true;
    });
    api.on(names[1], () => report(false));
    api.on(names[2], () => report(true));
    // Values that are set and never committed are reported too.
    setInterval(() => isInitialized && report(false), 1000);
    if (standard === '1.2') window.API = api;
    else window.API_1484_11 = api;
    frame.addEventListener('load', () => {
      if (!frame.src) return;
      tell('shown', {});
      // Pages that never call the API count as done once they were shown.
      setTimeout(() => isInitialized || tell('seen', {}), is_sco ? 3000 : 500);
    });
    frame.src = `../${href}`;
    window.addEventListener('pagehide', () => isInitialized && report(false));
  }

  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin || isStarted || data?.tandem !== 'start') return;
    start(data).catch((error) => tell('failed', { message: String(error.message) }));
  });
  tell('ready', {});
})();
