// `npx tsx test/sdk/faults/table.ts` prints how each client takes each fault, as the table of sdk/README.md.
import { findClients } from './clients.js';
import { describe, measure } from './measure.js';
import { scenarios } from './scenarios.js';

const clients = await findClients();
// What a client lets go unhandled is no reason to stop the measurement.
process.on('unhandledRejection', () => {});
console.log(
  `| fault | ${clients.map(({ name }) => `\`${name}\``).join(' | ')} |\n|---|${clients.map(() => '---').join('|')}|`,
);
for (const scenario of scenarios) {
  const cells = await Promise.all(clients.map(async (client) => describe(await measure(client, scenario))));
  console.log(`| ${scenario.name} | ${cells.join(' | ')} |`);
}
process.exit(0);
