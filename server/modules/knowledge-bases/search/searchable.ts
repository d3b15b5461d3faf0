/** Selects files whose text can be found by a search. */
export const searchable = `files.processing_status in ('completed', 'extract_failed')`;
