import type { Page } from 'playwright-core';
import type { Mock } from '../../support/mock.js';
import type { testIf } from '../../support/platform.js';
import type { TestServer } from '../../support/server.js';
import type { startToolServer } from '../../support/tool-server.js';
import type { Receiver } from '../../webhook-endpoints/receiver.js';
import type { Seeded } from './seed.js';

export interface Opened {
  page: Page;
  /** Errors that the page or the browser printed. */
  complaints: string[];
  /** The service to which the tab remains connected for later tests. */
  connectedTo?: string;
}

export interface Tested {
  itHere: ReturnType<typeof testIf>;
  open(baseUrl: string, path: string): Promise<Opened>;
  /** Fails unless the browser printed exactly the expected errors. Each expected text is a part of one error. */
  run(opened: Opened, action: (page: Page) => Promise<void>, expected?: string[]): Promise<void>;
  picture(page: Page, name: string): Promise<void>;
  /** Returns what the tests share. Call it only in tests, because `beforeAll` starts the servers. */
  fixture(): {
    server: TestServer;
    tools: Awaited<ReturnType<typeof startToolServer>>;
    receiver: Receiver;
    mock: Mock;
    stateful: Mock;
    seeded: Seeded;
  };
}
