// The address of a page contains what the page shows, so that a view can be shared and reloaded.
import { useSearchParams } from 'wouter';

/** Returns the query parameters, and a function that changes some of them. Null or '' removes a parameter. */
export function useParameters<Name extends string>(): [
  URLSearchParams,
  (changes: Partial<Record<Name, string | null>>) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Partial<Record<Name, string | null>>) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries<string | null | undefined>(changes)) {
          if (!value) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [parameters, change];
}
