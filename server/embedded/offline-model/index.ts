// The model provider `offline`, which needs no key and no network.
import type { ProviderV3 } from '@ai-sdk/provider';
import { customProvider } from 'ai';
import { createHashedEmbeddingModel } from './embedding-model.js';
import { createEchoModel } from './language-model.js';

export function createOfflineProvider(): ProviderV3 {
  return customProvider({
    languageModels: { echo: createEchoModel() },
    embeddingModels: { embedding: createHashedEmbeddingModel() },
  });
}
