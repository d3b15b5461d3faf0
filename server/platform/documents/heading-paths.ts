// Which headings a place in a text is under.
import type { Heading } from './outline.js';

export interface HeadingPaths {
  /** Outermost first. A heading that begins at the place is not above it. Ask for places in ascending order. */
  above(offset: number): string | null;
}

export function headingPaths(headings: readonly Heading[]): HeadingPaths {
  let path: Heading[] = [];
  let next = 0;
  return {
    above(offset) {
      for (let heading = headings[next]; heading !== undefined && heading.start < offset; heading = headings[++next])
        path = [...under(path, heading.level), heading];
      const here = headings[next];
      const above = here?.start === offset ? under(path, here.level) : path;
      const titles = above.map(({ title }) => title).filter((title) => title !== '');
      return titles.length === 0 ? null : titles.join(' > ');
    },
  };
}

const under = (path: readonly Heading[], level: number): Heading[] => path.filter((heading) => heading.level < level);
