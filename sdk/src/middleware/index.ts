// Middleware for `createClient`, ready to use: an entry of its own, so that nobody carries what is not used.
export { compareContract, type ContractMismatch } from './contract.js';
export { limitInFlight } from './limit.js';
export { logRequests, type LogOptions, type RequestLogEntry } from './log.js';
