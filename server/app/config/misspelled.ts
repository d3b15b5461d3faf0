import leven from 'leven';
import { settingNames } from './settings.js';

/** Two swapped letters are two edits. */
const maxEdits = 2;
/** Shorter names, such as PORT, resemble too many variables of other programs. */
const minLength = 6;

/** Returns a sentence for each variable whose name resembles a setting that is not set. */
export function misspelledSettings(given: Readonly<Record<string, string | undefined>>): string[] {
  const isGiven = (name: string) => (given[name] ?? '') !== '';
  const unset = settingNames.filter((name) => name.length >= minLength && !isGiven(name));
  return Object.keys(given)
    .filter((name) => isGiven(name) && !settingNames.includes(name))
    .flatMap((name) => {
      const [nearest] = unset
        .map((setting) => ({ setting, edits: leven(name, setting) }))
        .filter(({ edits }) => edits <= maxEdits)
        .sort((left, right) => left.edits - right.edits);
      return nearest === undefined ? [] : [`${name} is not a setting; did you mean ${nearest.setting}?`];
    });
}
