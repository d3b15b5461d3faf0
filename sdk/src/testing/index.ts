// An in-memory service behind `fetch`, for tests of programs that use the SDK.
export {
  createFake,
  type Fake,
  type FakeOptions,
  type FakeRecord,
  type FixedReply,
  type RecordedRequest,
  type RecordName,
} from './fake.js';
export type { ChatScript } from './answers.js';
export type { FakeCaller, FakeOperationId } from './contract.js';
export { NotModelledError } from './errors.js';
export type { Fault } from './faults.js';
