// Images of tools' results on their way to the model. They are not stored and not streamed: what is kept of a result is its JSON.
import type { JSONValue, Tool } from 'ai';
import type { ToolImage } from '../ports.js';

type ModelOutput = Awaited<ReturnType<NonNullable<Tool['toModelOutput']>>>;

export interface ResultImages {
  /** Keeps the images of a call for the model. Returns the rest of the result. */
  keep(toolCallId: string, result: { readonly output: unknown; readonly images: readonly ToolImage[] }): unknown;
  toModelOutput(toolCallId: string, output: unknown): ModelOutput;
}

/** Of one tool in one run. Each is sent again with every step that follows. */
const maxImages = 20;

/** `isShown`: whether the model reads images of results. */
export function createResultImages(isSupported: boolean): ResultImages {
  const images = new Map<string, readonly ToolImage[]>();
  let count = 0;
  return {
    keep(toolCallId, { output, images: given }) {
      const kept = isSupported ? given.slice(0, maxImages - count) : [];
      count += kept.length;
      if (kept.length > 0) images.set(toolCallId, kept);
      return output;
    },

    toModelOutput(toolCallId, output) {
      const kept = images.get(toolCallId);
      if (kept === undefined)
        return typeof output === 'string'
          ? { type: 'text', value: output }
          : { type: 'json', value: (output ?? null) as JSONValue };
      const text = typeof output === 'string' ? output : JSON.stringify(output);
      return {
        type: 'content',
        value: [{ type: 'text', text }, ...kept.map((image) => ({ type: 'image-data' as const, ...image }))],
      };
    },
  };
}
