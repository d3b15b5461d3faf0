// Renames the tool calls of a model whose server uses ids again, such as `call_0` in each reply. A client, the stored
// answer and some providers identify a call by its id, so it must be unique in the conversation.
import type { LanguageModelV3CallOptions, LanguageModelV3StreamPart } from '@ai-sdk/provider';
import type { LanguageModelMiddleware } from 'ai';

const idsIn = (prompt: LanguageModelV3CallOptions['prompt']): string[] =>
  prompt.flatMap((message) =>
    message.role === 'assistant'
      ? message.content.flatMap((part) => (part.type === 'tool-call' ? [part.toolCallId] : []))
      : [],
  );

function createRenaming(used: Set<string>) {
  const latest = new Map<string, string>();
  /** The new ids of calls whose input has begun, by the id of the model server. */
  const begun = new Map<string, string[]>();

  function unique(id: string): string {
    let renamed = id;
    for (let number = 2; used.has(renamed); number++) renamed = `${id}_${number}`;
    used.add(renamed);
    latest.set(id, renamed);
    return renamed;
  }

  function begin(id: string): string {
    const renamed = unique(id);
    begun.set(id, [...(begun.get(id) ?? []), renamed]);
    return renamed;
  }

  return (part: LanguageModelV3StreamPart): LanguageModelV3StreamPart => {
    switch (part.type) {
      case 'tool-input-start':
        return { ...part, id: begin(part.id) };
      case 'tool-input-delta':
      case 'tool-input-end':
        return { ...part, id: latest.get(part.id) ?? part.id };
      case 'tool-call':
        return { ...part, toolCallId: begun.get(part.toolCallId)?.shift() ?? unique(part.toolCallId) };
      case 'tool-result':
      case 'tool-approval-request':
        return { ...part, toolCallId: latest.get(part.toolCallId) ?? part.toolCallId };
      default:
        return part;
    }
  };
}

export const uniqueCallIds: LanguageModelMiddleware = {
  specificationVersion: 'v3',
  async wrapStream({ doStream, params }) {
    const { stream, ...result } = await doStream();
    const rename = createRenaming(new Set(idsIn(params.prompt)));
    const transform = (part: LanguageModelV3StreamPart, controller: TransformStreamDefaultController) =>
      controller.enqueue(rename(part));
    return { ...result, stream: stream.pipeThrough(new TransformStream({ transform })) };
  },
};
