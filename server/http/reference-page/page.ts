import { guides } from './guides.js';

const guideLinks = guides.map(({ name, title }) => `<li><a href="/docs/guides/${name}">${title}</a></li>`).join('');

export const pageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Agent Platform: reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/page.css">
<script type="module" src="/docs/rapidoc.js"></script>
<script type="module" src="/docs/page.js"></script>
</head>
<body>
<header class="bar">
<button type="button" id="menu" aria-expanded="false" aria-controls="reference">Operations</button>
</header>
<rapi-doc id="reference" render-style="focused"
  show-header="false" allow-authentication="true" allow-server-selection="false" allow-spec-file-load="false"
  allow-spec-url-load="false" load-fonts="false" show-method-in-nav-bar="as-colored-text" schema-style="table"
  default-schema-tab="example" sort-tags="false" fill-request-fields-with-example="true" persist-auth="false"
  show-components="false" schema-description-expanded="true" response-area-height="320px"
  regular-font="system-ui, sans-serif" mono-font="ui-monospace, SFMono-Regular, Menlo, monospace">
<p slot="nav-logo" class="logo">Agent Platform</p>
<nav slot="overview" class="guides" aria-label="Guides"><h2>Guides</h2><ul>${guideLinks}</ul></nav>
</rapi-doc>
</body>
</html>
`;

export const pageScript = `const page = document.querySelector('rapi-doc');
const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => {
  page.setAttribute('theme', dark.matches ? 'dark' : 'light');
  page.setAttribute('bg-color', dark.matches ? '#16181d' : '#ffffff');
  page.setAttribute('nav-bg-color', dark.matches ? '#20232a' : '#f3f5f8');
  page.setAttribute('text-color', dark.matches ? '#e6e8eb' : '#22262e');
  page.setAttribute('primary-color', dark.matches ? '#7cb0ff' : '#1a5fd0');
};
applyTheme();
dark.addEventListener('change', applyTheme);
page.setAttribute('server-url', location.origin);
page.addEventListener('spec-loaded', async () => {
  const reply = await fetch('/docs/session.json');
  if (reply.status === 200) page.setApiKey('bearerAuth', (await reply.json()).token);
  document.documentElement.dataset.ready = 'true';
}, { once: true });

// By default, the component shows every reply in the color of a success.
page.addEventListener('after-try', (event) => {
  event.composedPath()[0].responseStatus = event.detail.responseStatus === true ? 'success' : 'error';
});

// The component hides its list of operations on a narrow screen. The button shows the list in place of the content.
const menu = document.getElementById('menu');
const showMenu = (isOpen) => {
  page.toggleAttribute('data-menu', isOpen);
  menu.setAttribute('aria-expanded', String(isOpen));
};
menu.addEventListener('click', () => showMenu(!page.hasAttribute('data-menu')));
const isEntry = (node) => node.matches?.('.nav-bar-path, .nav-bar-info, .nav-bar-h1, .nav-bar-h2') ?? false;
// This listener runs before the component's own listener, which scrolls to the content.
page.addEventListener('click', (event) => {
  if (!page.hasAttribute('data-menu') || !event.composedPath().some(isEntry)) return;
  showMenu(false);
  scrollTo(0, 0);
}, { capture: true });

await customElements.whenDefined('rapi-doc');
const sheet = new CSSStyleSheet();
sheet.replaceSync(\`
  #api-info { margin-left: 0; }
  @media (max-width: 767px) {
    .main-content { padding: 0 12px; box-sizing: border-box; }
    :host([data-menu]) .nav-bar { display: flex; width: 100%; }
    :host([data-menu]) .main-content { display: none; }
  }
\`);
page.shadowRoot.adoptedStyleSheets.push(sheet);

const text = await (await fetch('/docs/openapi.json')).text();
// The contract's examples name a server that does not exist. Replace it with the server of this page.
const exampleUrl = JSON.parse(text)['x-example-server'];
page.loadSpec(JSON.parse(text.replaceAll(exampleUrl, location.origin)));
`;

export const pageStyle = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
html, body { margin: 0; }
/* The component's own colors are too pale to read on a light background. */
rapi-doc {
  width: 100%; min-height: 100vh;
  --blue: light-dark(#1a5fd0, #7cb0ff); --green: light-dark(#3a6b00, #9ccc4f); --red: light-dark(#b3261e, #ff8a80);
  --orange: light-dark(#8f5200, #ffb74d); --yellow: light-dark(#655c00, #e0cf4a);
  --purple: light-dark(#5b50d6, #b3adff);
  --nav-get-color: var(--blue); --nav-post-color: var(--green); --nav-delete-color: var(--red);
  --nav-put-color: var(--orange); --nav-head-color: var(--yellow);
}
.bar { display: none; padding: 8px 16px; background: light-dark(#f3f5f8, #20232a); }
.bar button { padding: 8px 16px; font: inherit; }
@media (max-width: 767px) {
  .bar { display: block; position: sticky; top: 0; z-index: 1; }
  /* The component keeps three buttons in one line. Without these two, the third fits. */
  rapi-doc::part(btn-outline btn-fill), rapi-doc::part(btn-clear) { display: none; }
}
.logo { margin: 12px 0; font-weight: 600; font-size: 18px; }
.guides ul { columns: 2; padding-left: 20px; line-height: 1.8; }
.guide { max-width: 44rem; margin: 0 auto; padding: 24px 16px 64px; line-height: 1.6; }
a { color: light-dark(#1a5fd0, #7cb0ff); }
.guide pre { overflow-x: auto; padding: 12px; border-radius: 6px; background: light-dark(#f2f4f7, #22262e); }
.guide code { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: 0.9em; }
.guide table { display: block; overflow-x: auto; border-collapse: collapse; }
.guide th, .guide td {
  text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid light-dark(#d5dae1, #3a404a);
}
.guide .copied { display: flex; align-items: flex-start; gap: 6px; margin: 1em 0; }
.guide .copied pre { flex: 1; min-width: 0; margin: 0; }
.guide .copied button {
  padding: 2px 8px; border-radius: 4px; font: inherit; font-size: 0.75em; cursor: pointer;
  border: 1px solid light-dark(#c3c9d2, #4a515c); background: light-dark(#ffffff, #16181d);
  color: light-dark(#22262e, #e6e8eb);
}
.guide [aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
.guide nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; padding: 0; }
`;
