// Passes images in tool results to the model. The images are neither stored nor streamed.
import type { ToolImage } from '../ports.js';

export interface ResultImages {
  /** Keeps the images of a call, up to `maxImages` and `maxCharacters` per attempt. Returns `output`. */
  keep(toolCallId: string, result: { readonly output: unknown; readonly images: readonly ToolImage[] }): unknown;
  imagesOf(toolCallId: string): readonly ToolImage[];
}

/** Maximum images of one attempt to execute a run. Each image is sent again in every later step. */
const maxImages = 20;
/** Maximum total size of an attempt's images, in characters of base64. */
const maxCharacters = 20 * 2 ** 20;

/** `isSupported`: whether the model reads images in tool results. */
export function createResultImages(isSupported: boolean): ResultImages {
  const images = new Map<string, readonly ToolImage[]>();
  let [count, characters] = [0, 0];
  return {
    keep(toolCallId, { output, images: given }) {
      const kept = (isSupported ? given : []).filter(({ data }) => {
        const fits = count < maxImages && characters + data.length <= maxCharacters;
        if (fits) [count, characters] = [count + 1, characters + data.length];
        return fits;
      });
      if (kept.length > 0) images.set(toolCallId, kept);
      return output;
    },

    imagesOf: (toolCallId) => images.get(toolCallId) ?? [],
  };
}
