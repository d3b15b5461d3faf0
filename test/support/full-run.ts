/** True during `npm run test:full`. Random tests and outage tests then run more repetitions and longer. */
export const isFullRun = process.env['FULL_RUN'] === 'true';
