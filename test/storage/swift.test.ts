import { afterAll, beforeAll } from '@jest/globals';
import { describeIf } from '../support/platform.js';
import { testStorage } from './suite.js';
import { reasonWithoutSwift, startSwift, type Swift } from './swift.js';

const reason = reasonWithoutSwift();

describeIf(reason === null, `the storage suite cannot run against OpenStack Swift, which is ${reason}`)(
  "OpenStack Swift's S3 API",
  () => {
    let swift: Swift;
    beforeAll(async () => void (swift = await startSwift()));
    afterAll(() => swift?.stop());
    testStorage(() => swift);
  },
);
