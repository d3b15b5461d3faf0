import { afterAll, beforeAll } from '@jest/globals';
import { describeIf } from '../support/platform.js';
import { testStorage } from './suite.js';
import { reasonWithoutSwift, startSwift, type Swift } from './swift.js';

const reason = reasonWithoutSwift();

describeIf(reason === null, `OpenStack Swift is ${reason}; the storage suite also runs against it`)(
  "OpenStack Swift's S3 API",
  () => {
    let swift: Swift;
    beforeAll(async () => void (swift = await startSwift()));
    afterAll(() => swift?.stop());
    testStorage(() => swift);
  },
);
