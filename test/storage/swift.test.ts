import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { testStorage } from './suite.js';
import { reasonWithoutSwift, startSwift, type Swift } from './swift.js';

const reason = reasonWithoutSwift();

if (reason !== null) {
  console.warn(`The storage suite does not run against OpenStack Swift: ${reason}`);
  test.skip(`OpenStack Swift is ${reason}`, () => undefined);
} else {
  let swift: Swift;
  beforeAll(async () => void (swift = await startSwift()));
  afterAll(() => swift?.stop());
  describe("OpenStack Swift's S3 API", () => testStorage(() => swift));
}
