import { serveDashboard } from './serve.js';

const port = Number(process.env.PORT ?? 5173);
const { url } = await serveDashboard({ port });
const origin = new URL(url).origin;
console.log(`The dashboard is at ${url}

  With the server   CORS_ORIGINS=${origin} npm start      and its token: npm run --silent token
  With the mock     npm run mock                                        address http://127.0.0.1:4010, any token`);
