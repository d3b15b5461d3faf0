import type { Directory } from './directory.js';

const table = 'embedded_identity.added_data';

/** Records that data with this name was added completely. */
export async function recordAdded({ database }: Directory, name: string): Promise<void> {
  await database(table).insert({ name }).onConflict().ignore();
}

/** Returns whether data with this name was added completely, even if it was deleted later. */
export async function wasAdded({ database }: Directory, name: string): Promise<boolean> {
  return (await database<{ name: string }>(table).where({ name }).first()) !== undefined;
}
