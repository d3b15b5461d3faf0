# One image for all processes: API and worker together, either of them alone, and the migrations. See compose.yaml.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS node

FROM node AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
COPY mocks/package.json mocks/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json openapi.yaml ./
COPY .config/bundle.ts .config/bundling.ts .config/
COPY server server
RUN npm run build

# Runtime dependencies only. Without the optional dependencies, the embedded Postgres is missing, so this image needs
# DATABASE_URL.
FROM node AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
COPY mocks/package.json mocks/
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node
ENV NODE_ENV=production
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
# The user `node` owns no file in /app, because the process writes none there.
USER node
EXPOSE 3000
# Start Node.js without npm or a shell, which would not pass SIGTERM on to it.
CMD ["node", "dist/server/bin/start.js"]
