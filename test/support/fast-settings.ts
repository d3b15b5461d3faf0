/** Settings that trade durability for speed: a test run does not need to survive a power failure. */
export const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};
