// Counts the tokens of an answer, including failed calls. Estimates tokens that a provider does not report.
import type { LanguageModelUsage, ModelMessage, UIMessageChunk } from 'ai';
import { sumOfUsage, type TokenUsage } from './port.js';

export interface UsageCount {
  onStepStart(messages: readonly ModelMessage[]): void;
  onChunk(chunk: UIMessageChunk): void;
  onStepEnd(usage: LanguageModelUsage): void;
  /** Returns null if no call returned anything. Estimates an incomplete step. */
  total(): TokenUsage | null;
}

/** Average in English text. An exact count would require a tokenizer per model. */
const charactersPerToken = 4;
const tokensIn = (characters: number) => Math.ceil(characters / charactersPerToken);

/** Ignores files, because the tokens of an image depend on the model. */
function charactersOf(content: ModelMessage['content']): number {
  if (typeof content === 'string') return content.length;
  return content.reduce((sum, part) => {
    if (part.type === 'text' || part.type === 'reasoning') return sum + part.text.length;
    if (part.type === 'tool-call') return sum + (JSON.stringify(part.input) ?? '').length;
    return part.type === 'tool-result' && part.output.type !== 'content'
      ? sum + JSON.stringify(part.output).length
      : sum;
  }, 0);
}

export function createUsageCount(system: string): UsageCount {
  let ofEndedSteps: TokenUsage | null = null;
  let messages: readonly ModelMessage[] = [];
  let outputCharacters = 0;
  const estimate = (known: Partial<LanguageModelUsage>): TokenUsage | null => {
    if (outputCharacters === 0 && known.inputTokens === undefined && known.outputTokens === undefined) return null;
    const inputTokens =
      known.inputTokens ?? tokensIn(messages.reduce((sum, { content }) => sum + charactersOf(content), system.length));
    const outputTokens = known.outputTokens ?? tokensIn(outputCharacters);
    return { inputTokens, outputTokens, totalTokens: known.totalTokens ?? inputTokens + outputTokens };
  };
  return {
    onStepStart(given) {
      messages = given;
      outputCharacters = 0;
    },
    onChunk(chunk) {
      if (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') outputCharacters += chunk.delta.length;
      if (chunk.type === 'tool-input-delta') outputCharacters += chunk.inputTextDelta.length;
    },
    onStepEnd(usage) {
      ofEndedSteps = sumOfUsage(ofEndedSteps, estimate(usage));
      outputCharacters = 0;
    },
    total: () => sumOfUsage(ofEndedSteps, estimate({})),
  };
}
