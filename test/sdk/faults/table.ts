// `npx tsx test/sdk/faults/table.ts` prints the outcome of each fault for each client, as the table of sdk/README.md.
import { findClients } from './clients.js';
import { describe, measure } from './measure.js';
import { scenarios } from './scenarios.js';

const clients = await findClients();
// An unhandled rejection of a client must not end the measurement.
process.on('unhandledRejection', () => {});
console.log(
  `| fault | ${clients.map(({ name }) => `\`${name}\``).join(' | ')} |\n|---|${clients.map(() => '---').join('|')}|`,
);
for (const scenario of scenarios) {
  const cells = await Promise.all(clients.map(async (client) => describe(await measure(client, scenario))));
  console.log(`| ${scenario.name} | ${cells.join(' | ')} |`);
}
process.exit(0);
