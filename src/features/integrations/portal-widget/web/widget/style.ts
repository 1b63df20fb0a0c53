const dark = `--page:var(--tandem-page,#171412);--line:#2e2925;--text:#e7e5e4;--second:#a8a29e;--accent:var(--tandem-accent,#fb923c);--on-accent:var(--tandem-on-accent,#0c0a09);--focus:#60a5fa;--danger:#fca5a5;color-scheme:dark`;

/** Pages set the `--tandem-…` properties; everything else is inside the shadow root and out of their reach. */
export const style = `
:host{display:block;container-type:inline-size;--page:var(--tandem-page,#fff);--line:#e7e5e4;--text:#1c1917;--second:#57534e;--accent:var(--tandem-accent,#c2410c);--on-accent:var(--tandem-on-accent,#fff);--focus:#2563eb;--danger:#b91c1c;color-scheme:light}
:host([hidden]){display:none}
:host([theme=dark]){${dark}}
@media (prefers-color-scheme:dark){:host(:not([theme=light])){${dark}}}
*{box-sizing:border-box;margin:0}
.frame{background:var(--page);color:var(--text);border:1px solid var(--line);border-radius:var(--tandem-radius,8px);font:400 14px/22px var(--tandem-font,system-ui,sans-serif);padding:16px;text-align:start}
header,.row,.buttons{display:flex;gap:8px 12px;flex-wrap:wrap;align-items:center}
header{justify-content:space-between}
h2{font:600 16px/24px inherit;font-size:16px}
h3{font-size:14px;font-weight:600}
section{border-top:1px solid var(--line);margin-top:16px;padding-top:16px;display:grid;gap:12px}
a{color:var(--accent)}
[role=status]:not(:empty){margin-top:12px}
.second{color:var(--second);font-size:13px}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(110px,1fr));gap:12px}
dt{color:var(--second);font-size:13px}
dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
ul{list-style:none;padding:0;display:grid;gap:10px}
.row{justify-content:space-between}
.row>div{min-width:0;flex:1 1 160px}
.address{overflow-wrap:anywhere}
button,input,select,textarea{font:inherit;color:inherit;border:1px solid var(--line);border-radius:6px;padding:6px 10px;min-height:36px;background:var(--page)}
input,select,textarea{width:100%;border-color:var(--second)}
input[type=checkbox]{width:20px;min-height:20px}
button{cursor:pointer;justify-self:start}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:500}
button[disabled]{opacity:.6;cursor:default}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
form{display:grid;gap:12px;max-width:640px;grid-template-columns:repeat(auto-fit,minmax(200px,1fr))}
form>.wide{grid-column:1/-1}
label{display:block;font-weight:500}
.error{color:var(--danger)}
[aria-invalid=true]{border-color:var(--danger)}
`;
