# One image for every role: API and worker in one process, either of them alone, and the migrations. See compose.yaml.
# The version of Node.js that the tests run on.
ARG NODE_VERSION=20.20.2

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json openapi.yaml ./
COPY sdk sdk
COPY server server
RUN npm run build

# What the service needs to run, and nothing to build or test it. Optional are only the programs of the embedded Postgres.
FROM node:${NODE_VERSION}-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
# Nothing is written into the image; whoever breaks in owns no file.
USER node
EXPOSE 3000
# The process takes SIGTERM itself; no npm and no shell in between, which would not pass it on.
CMD ["node", "dist/server/bin/start.js"]
