// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Every status of success. */
export const successStatuses = [200,201,202,204,207] as const;
