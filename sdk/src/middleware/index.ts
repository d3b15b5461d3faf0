// A separate entry point, so that only its users load it.
export { compareContract, type ContractMismatch } from './contract.js';
export { limitInFlight } from './limit-in-flight.js';
export { logRequests, type LogOptions, type RequestLogEntry } from './log.js';
