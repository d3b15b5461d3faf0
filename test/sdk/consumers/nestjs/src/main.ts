// A NestJS program: decorators with metadata, CommonJS, no `esModuleInterop`.
import 'reflect-metadata';
import * as assert from 'assert';
import { Inject, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import * as sdk from '@agent-platform/sdk';
import { createFake } from '@agent-platform/sdk/testing';

const AGENT_PLATFORM = Symbol('AGENT_PLATFORM');

@Injectable()
class AgentsService {
  constructor(@Inject(AGENT_PLATFORM) private readonly client: sdk.Client) {}

  async rename(id: number, name: string): Promise<sdk.Agent | null> {
    try {
      return await this.client.agents.save({ ...(await this.client.agents.get(id)), name });
    } catch (error) {
      if (error instanceof sdk.NotFoundError) return null;
      throw error;
    }
  }
}

@Module({
  providers: [
    AgentsService,
    {
      provide: AGENT_PLATFORM,
      useFactory: () => sdk.createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: createFake().fetch }),
    },
  ],
})
class AppModule {}

async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  const service = app.get(AgentsService);
  assert.strictEqual((await service.rename(1, 'Renamed'))?.name, 'Renamed');
  assert.strictEqual(await service.rename(999, 'Nothing'), null);
  await app.close();
  console.log('ok');
}

void main();
