// Recognizes UUIDs, so that an id that is none is not sent to a uuid column of the database, which would fail.
const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => pattern.test(text);
