// An in-memory service behind `fetch`, for tests of programs that use the SDK.
export { createFake, type Fake, type FakeOptions, type Fault, type RecordedRequest } from './fake.js';
export type { FakeRecord } from './contract.js';
