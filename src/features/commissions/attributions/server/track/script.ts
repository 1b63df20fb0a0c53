import type { FastifyInstance } from 'fastify';

/**
 * The tracking script for the company’s own website: remembers the clicks a visitor came with in a first-party cookie, and
 * puts them into forms. With `data-consent="ask"` it keeps nothing until `tandem.consent(true)`.
 */
export const SCRIPT = `(function(w,d){
var s=d.currentScript,n='tdm_click',days=+(s&&s.dataset.days)||60,ask=s&&s.dataset.consent==='ask',ok=!ask;
if(navigator.globalPrivacyControl)ok=false;
var here=new URLSearchParams(w.location.search).get(n);
if(here&&!/^[0-9a-f-]{36}$/i.test(here))here=null;
function read(){var m=d.cookie.match(/(?:^|; )tdm_click=([0-9a-fA-F.-]*)/);return m?m[1].split('.').filter(Boolean):[]}
function clicks(){var l=read();if(here&&l.indexOf(here)<0)l.push(here);return l.slice(-10)}
function put(v,age){d.cookie=n+'='+v+'; path=/; max-age='+age+'; samesite=lax'+(w.location.protocol==='https:'?'; secure':'')}
function fill(){var v=clicks().join('.');if(v)d.querySelectorAll('input[name='+n+']').forEach(function(i){i.value=v})}
function save(){if(ok&&here)put(clicks().join('.'),days*86400)}
w.tandem={clicks:function(){return clicks().join('.')},consent:function(yes){ok=!!yes;if(ok){save()}else{put('',0)}}};
save();
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',fill);else fill();
d.addEventListener('submit',fill,true);
})(window,document);
`;

export function scriptRoute(api: FastifyInstance): void {
  api.get(
    '/track/script.js',
    {
      config: { isPublic: true },
      schema: { tags: ['tracked_events'], summary: 'Get the tracking script for your website' },
    },
    async (_request, reply) => {
      // Websites of companies load it from here.
      reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin');
      reply.raw.setHeader('cache-control', 'public, max-age=3600');
      return reply.type('text/javascript; charset=utf-8').send(SCRIPT);
    },
  );
}
