import type { PublicScript } from '#server/site/public-page.ts';

/**
 * Puts a directory into another site: `<script src=".../partner_directory/embed.js" data-directory="SLUG" async></script>`
 * becomes a frame as high as its page. Old syntax on purpose: it runs on pages of others.
 */
export const embedScript: PublicScript = {
  path: '/partner_directory/embed.js',
  text: `(function () {
  var script = document.currentScript;
  var directory = script && script.getAttribute('data-directory');
  if (!directory || !/^[0-9a-z-]{1,100}$/i.test(directory)) return;
  var origin = new URL(script.src).origin;
  var frame = document.createElement('iframe');
  frame.src = origin + '/partner_directory/' + directory + '?embed';
  frame.title = script.getAttribute('data-title') || 'Partners';
  frame.loading = 'lazy';
  frame.style.cssText = 'width:100%;border:0;min-height:600px;color-scheme:auto';
  script.parentNode.insertBefore(frame, script);
  addEventListener('message', function (event) {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    var data = event.data;
    if (data && data.tandemDirectory === true && data.height > 0) frame.style.height = Math.min(data.height, 20000) + 'px';
  });
})();
`,
};
