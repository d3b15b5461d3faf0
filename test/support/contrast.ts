// Measures the contrast of the texts of a page as WCAG 2 defines it, without disabled controls, which WCAG exempts.
import type { Page } from 'playwright-core';

/** Minimum contrast of normal text in level AA. */
const minContrast = 4.5;

// A string, because the code runs in the browser. A translucent color is blended with the color behind it.
const measure = `(() => {
  const parse = (color) => {
    const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number);
    return color.startsWith('color(srgb') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const channel = (value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const over = (top, bottom) => [0, 1, 2].map((i) => top[i] * top[3] + bottom[i] * (1 - top[3]));
  const parentOf = (node) =>
    node.assignedSlot ?? node.parentElement ??
    (node.getRootNode() instanceof ShadowRoot ? node.getRootNode().host : null);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const surfaces = new Map([[null, { background: isDark ? [18, 18, 18] : [255, 255, 255], opacity: 1 }]]);
  const surfaceOf = (node) => {
    if (!surfaces.has(node)) {
      const { background, opacity } = surfaceOf(parentOf(node));
      const style = getComputedStyle(node);
      surfaces.set(node, {
        background: over(parse(style.backgroundColor), background),
        opacity: opacity * Number(style.opacity),
      });
    }
    return surfaces.get(node);
  };
  const measured = [];
  const visit = (root) => {
    for (const node of root.querySelectorAll('*:not(style, script, option)')) {
      if (node.shadowRoot) visit(node.shadowRoot);
      const texts = [...node.childNodes].filter(({ nodeType }) => nodeType === 3);
      const text = texts.map((one) => one.textContent.trim()).join('');
      const { width, height } = node.getBoundingClientRect();
      if (text === '' || node.closest(':disabled') || width === 0 || height === 0 || !node.checkVisibility()) continue;
      const { background, opacity } = surfaceOf(node);
      const [r, g, b, a] = parse(getComputedStyle(node).color);
      const luminances = [luminance(over([r, g, b, a * opacity], background)), luminance(background)];
      const [low, high] = luminances.sort((x, y) => x - y);
      measured.push({ text: text.slice(0, 40), contrast: (high + 0.05) / (low + 0.05) });
    }
  };
  visit(document);
  return measured;
})()`;

/** Returns the number of measured texts, and the texts that are too pale to read. */
export async function findPaleTexts(page: Page): Promise<{ measured: number; pale: string[] }> {
  const texts = await page.evaluate<{ text: string; contrast: number }[]>(measure);
  const pale = texts.filter(({ contrast }) => contrast < minContrast);
  return {
    measured: texts.length,
    pale: [...new Set(pale.map(({ text, contrast }) => `${contrast.toFixed(1)} ${text}`))],
  };
}
