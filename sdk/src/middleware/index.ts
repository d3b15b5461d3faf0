// Ready-made middleware for `createClient`, in an entry of its own, so that programs without it do not load it.
export { compareContract, type ContractMismatch } from './contract.js';
export { limitInFlight } from './limit-in-flight.js';
export { logRequests, type LogOptions, type RequestLogEntry } from './log.js';
