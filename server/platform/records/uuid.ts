// Check a text before it reaches a uuid column. Otherwise, the query would fail.
const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => pattern.test(text);
