import type { Heading } from './outline.js';

export interface HeadingPaths {
  /**
   * Returns the headings above the offset, outermost first and joined by ` > `, or null if there is none. A heading
   * that begins at the offset does not count. The offsets of successive calls must ascend.
   */
  above(offset: number): string | null;
  atEnd(): readonly Heading[];
}

/** `outer` are the headings above the beginning of the text. */
export function headingPaths(headings: readonly Heading[], outer: readonly Heading[] = []): HeadingPaths {
  let path: readonly Heading[] = outer;
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
    atEnd() {
      for (; next < headings.length; next += 1) {
        const heading = headings[next] as Heading;
        path = [...under(path, heading.level), heading];
      }
      return path;
    },
  };
}

const under = (path: readonly Heading[], level: number): readonly Heading[] =>
  path.filter((heading) => heading.level < level);
