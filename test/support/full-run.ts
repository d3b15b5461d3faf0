/** Whether `npm run test:full` is running: tests that repeat something at random or wait for outages do so more often and for longer. */
export const isFullRun = process.env['FULL_RUN'] === 'true';
