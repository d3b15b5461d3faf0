import { test } from '@jest/globals';
import { startTestServer } from '../support/server.js';
test('x', async () => { const s = await startTestServer(); 
 for (const p of ['/agents?id=1e400','/agents?id=-1e400','/agents?id=Infinity','/agents/versions?agentId=1&limit=1e400','/agents/versions?agentId=1e400']) { const r = await s.call('GET', p); console.log(p, r.status, JSON.stringify(r.body)); }
 console.log(JSON.stringify(s.logs.filter((l) => Number(l['level'])>=50),null,1)); await s.stop(); });
