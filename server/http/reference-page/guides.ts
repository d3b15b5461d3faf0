import { readFile } from 'node:fs/promises';
import { marked } from 'marked';

const folder = new URL('../../docs/guides/', import.meta.url);

export const guides = [
  { name: 'first-call', title: 'First call' },
  { name: 'errors', title: 'Errors' },
  { name: 'paging', title: 'Paging' },
  { name: 'repeating-writes', title: 'Repeating writes' },
  { name: 'concurrent-changes', title: 'Concurrent changes' },
  { name: 'streaming', title: 'Streaming' },
  { name: 'uploads', title: 'Uploads' },
  { name: 'webhooks', title: 'Webhooks' },
  { name: 'testing', title: 'Testing' },
] as const;

export type Guide = (typeof guides)[number];

/** Adds a copy button to each code block. Browsers allow copying only over HTTPS or on localhost. */
export const guideScript = `for (const block of navigator.clipboard ? document.querySelectorAll('pre') : []) {
  const frame = document.createElement('div');
  frame.className = 'copied';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent.trimEnd());
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  block.replaceWith(frame);
  frame.append(block, button);
}
`;

export async function guideHtml({ name, title }: Guide): Promise<string> {
  const text = await readFile(new URL(`${name}.md`, folder), 'utf8');
  const current = (guide: Guide) => (guide.name === name ? ' aria-current="page"' : '');
  const links = guides
    .map((guide) => `<li><a href="/docs/guides/${guide.name}"${current(guide)}>${guide.title}</a></li>`)
    .join('');
  // Links between guides name the Markdown files, so that they also work in a repository browser.
  const body = (await marked(text)).replaceAll(/href="([\w-]+)\.md(#[\w-]+)?"/g, 'href="/docs/guides/$1$2"');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: Agent Platform</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/page.css">
<script type="module" src="/docs/guide.js"></script>
</head>
<body>
<main class="guide">
<nav aria-label="Guides"><ul><li><a href="/docs">Reference</a></li>${links}</ul></nav>
${body}</main>
</body>
</html>
`;
}
