/** True during `npm run test:full`. Many tests then check more cases, crashes and outages. */
export const isFullRun = process.env['FULL_RUN'] === 'true';
